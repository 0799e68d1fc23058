/** Loads something once for all callers; after a failure the next call tries again. */
export function bringOnce<Thing>(bring: () => Promise<Thing>): () => Promise<Thing> {
  let underWay: Promise<Thing> | undefined;
  const forget = (error: unknown): never => {
    underWay = undefined;
    throw error;
  };
  return () => (underWay ??= bring().catch(forget));
}
