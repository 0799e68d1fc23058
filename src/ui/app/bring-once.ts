/** Fetches something once, whoever asks and how often; after a failure the next one who asks tries again. */
export function bringOnce(bring: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const forget = (error: unknown): never => {
    underWay = undefined;
    throw error;
  };
  return () => (underWay ??= bring().catch(forget));
}
