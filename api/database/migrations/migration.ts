/** One step of the schema. Once released it never changes: a later step corrects it. */
export interface Migration {
  /** Counts from 1 without a gap. */
  readonly number: number;
  readonly name: string;
  /** One or more statements, all done or none. */
  readonly sql: string;
  /**
   * The oldest schema whose programs still work once this step is done. A step that leaves it out works with those of
   * the schema before it: while servers are exchanged one by one, both versions run side by side. Source: FAULT-P26, DEC-76.
   */
  readonly worksSince?: number;
}
