/** One step of the schema. Once released it never changes: a later step corrects it. */
export interface Migration {
  /** Counts from 1 without a gap. */
  readonly number: number;
  readonly name: string;
  /** One or more statements, all done or none. */
  readonly sql: string;
}
