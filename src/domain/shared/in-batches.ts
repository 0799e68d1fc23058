/** Splits a list into lists of at most `size`, in order. */
export function inBatches<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const batches: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}
