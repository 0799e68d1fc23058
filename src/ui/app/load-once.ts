/** Loads something once for all callers; after a failure the next call tries again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  const reset = (error: unknown): never => {
    pending = undefined;
    throw error;
  };
  return () => (pending ??= load().catch(reset));
}
