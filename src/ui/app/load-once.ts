/** Fetches something once, whoever asks and how often; after a failure the next one who asks tries again. */
export function bringOnce<Thing>(bring: () => Promise<Thing>): () => Promise<Thing> {
  let underWay: Promise<Thing> | undefined;
  const forget = (error: unknown): never => {
    underWay = undefined;
    throw error;
  };
  return () => (underWay ??= bring().catch(forget));
}
