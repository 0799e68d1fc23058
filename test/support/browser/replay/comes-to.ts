import { setTimeout as pass } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 25;

/** Nothing was seen in time. */
export const NOTHING = 'nothing came of it';

/** The name of the first sign that is seen, in their order; `NOTHING` after the timeout. */
export async function comesTo<Word extends string>(
  signs: Readonly<Record<Word, () => Promise<boolean> | boolean>>,
  patienceMs = PATIENCE_MS,
): Promise<Word | typeof NOTHING> {
  const words = Object.keys(signs).filter((word): word is Word => word in signs);
  const look = async (): Promise<Word | undefined> => {
    for (const word of words) if (await Promise.resolve(signs[word]()).catch(() => false)) return word;
    return undefined;
  };
  for (const end = performance.now() + patienceMs; performance.now() < end; await pass(LOOK_AGAIN_MS)) {
    const seen = await look();
    // Waits a little: an earlier sign may be there by now as well.
    if (seen !== undefined) return (await look()) ?? seen;
  }
  return NOTHING;
}
