/** How a wall screen is divided: columns side by side, each with so many rows at most. */
export interface SignageLayout {
  readonly columns: number;
  readonly rows: number;
}

/** On its side two columns, upright one: rows of the size that is read from five metres. Source: look, Signage. */
export const signageLayout = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): SignageLayout => (height > width ? { columns: 1, rows: 10 } : { columns: 2, rows: 6 });

/** The entries of a page, column by column; a few stand in one column. */
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
