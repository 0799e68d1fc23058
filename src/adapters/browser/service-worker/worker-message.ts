/** What a page asks of the worker. */
export type WorkerMessage =
  /** Take over from the version before. */
  | { readonly kind: 'takeOver' }
  /** Say your version through the port that comes along. */
  | { readonly kind: 'tellVersion' }
  /** Keep what the page fetched before you were there, if it is to be kept at all. */
  | { readonly kind: 'keepSeen'; readonly addresses: readonly string[] };

/** A message as it arrives; undefined when it is none of ours. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'takeOver' || data.kind === 'tellVersion') return { kind: data.kind };
  if (data.kind !== 'keepSeen' || !('addresses' in data) || !Array.isArray(data.addresses)) return undefined;
  const addresses = data.addresses.filter((address) => typeof address === 'string');
  return { kind: 'keepSeen', addresses };
}
