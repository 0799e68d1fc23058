/** An entry of a menu that contains others. */
export interface Container {
  readonly items: readonly unknown[];
}

export const hasItems = (entry: unknown): entry is Container =>
  typeof entry === 'object' && entry !== null && 'items' in entry && Array.isArray(entry.items);
