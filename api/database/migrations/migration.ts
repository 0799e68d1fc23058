/** One step of the schema. A released step never changes: a later one corrects it. */
export interface Migration {
  /** Counts from 1 without gaps. */
  readonly number: number;
  readonly name: string;
  /** One or more statements, applied in one transaction. */
  readonly sql: string;
  /**
   * The oldest schema whose programs still work after this step; the previous one if left out. During a rolling update
   * both versions run side by side. Source: FAULT-P26, DEC-76.
   */
  readonly worksSince?: number;
}
