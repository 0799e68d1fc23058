/** The router numbers its own entries of the browser's history; the first page of a visit is 0. */
export function historyIndex({ state }: { readonly state: unknown }): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}
