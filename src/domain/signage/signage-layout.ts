/** The layout of a wall screen: columns side by side, each with a maximum number of rows. */
export interface SignageLayout {
  readonly columns: number;
  readonly rows: number;
}

/** Landscape has two columns, portrait one: rows are legible from five meters. Source: look, Signage. */
export const signageLayout = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): SignageLayout => (height > width ? { columns: 1, rows: 10 } : { columns: 2, rows: 6 });

/** Returns the entries of a page by column; a few fit in one column. */
export function inColumns<Entry>(
  entries: readonly Entry[],
  { columns, rows }: SignageLayout,
): readonly (readonly Entry[])[] {
  if (entries.length <= rows) return [entries];
  const height = Math.ceil(entries.length / columns);
  return Array.from({ length: columns }, (_, column) =>
    entries.slice(column * height, (column + 1) * height),
  );
}
