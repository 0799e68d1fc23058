/** Messages from a page to the worker. */
export type WorkerMessage =
  /** Activate in place of the previous version. */
  | { readonly kind: 'takeOver' }
  /** Answer your version through the transferred port. */
  | { readonly kind: 'tellVersion' }
  /** Cache what the page fetched before the worker existed, or brought along, where it may be cached. */
  | { readonly kind: 'keepSeen'; readonly addresses: readonly string[] };

/** A received message; undefined for an unknown one. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'takeOver' || data.kind === 'tellVersion') return { kind: data.kind };
  if (data.kind !== 'keepSeen' || !('addresses' in data) || !Array.isArray(data.addresses)) return undefined;
  const addresses = data.addresses.filter((address) => typeof address === 'string');
  return { kind: 'keepSeen', addresses };
}
