/** Rows of a page: legible from five metres on a wall screen of either orientation. Source: look, Signage. */
export const SIGNAGE_ROWS = 10;

const COLUMN_ROWS = SIGNAGE_ROWS / 2;

/** Returns the entries of a page as one column, or two of about the same length, which portrait shows as one. */
export function inColumns<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  if (entries.length <= COLUMN_ROWS) return [entries];
  const half = Math.ceil(entries.length / 2);
  return [entries.slice(0, half), entries.slice(half)];
}
