export interface Reference {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the tables so that each refers only to those before it and to itself.
 * @throws Error if two tables refer to each other; no schema of ours has that.
 */
export function orderTables(tables: readonly string[], references: readonly Reference[]): readonly string[] {
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const waiting = tables.filter((table) => !ordered.includes(table));
    const ready = waiting.filter((table) =>
      references.every(({ from, to }) => from !== table || to === table || !waiting.includes(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${waiting.join(', ')}`);
    ordered.push(...ready);
  }
  return ordered;
}
