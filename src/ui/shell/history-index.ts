/** The router's index of a history entry; 0 for the first page of a visit. */
export function historyIndex({ state }: { readonly state: unknown }): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}
