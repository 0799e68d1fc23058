import type { Script, Step } from '@/adapters/recording/step';
import { runWorld, type WorldResult } from '@simulator/run/run-world';

/** More worlds than this are not played for one script. */
const MAX_TRIES = 250;

/**
 * A shorter script that still shows it: first without whole customers, then without ever smaller pieces, until no
 * single step can be left out. What no step names, like how long a call takes, hangs on the seed and the moment, so
 * that leaving out one step leaves the others as they were.
 */
export async function shrinkScript(
  script: Script,
  isShown: (world: WorldResult) => boolean,
): Promise<Script> {
  let { steps } = script;
  let tries = 0;
  const stillShows = async (rest: readonly Step[]): Promise<boolean> => {
    tries += 1;
    return isShown(await runWorld({ ...script, steps: rest }, { isTraced: false }));
  };
  for (const name of new Set(steps.flatMap((step) => ('who' in step ? [step.who] : [])))) {
    const rest = steps.filter((step) => !('who' in step && step.who === name));
    if (tries < MAX_TRIES && (await stillShows(rest))) steps = rest;
  }
  for (let size = steps.length >> 1; size >= 1;) {
    const before = steps.length;
    for (let at = 0; at < steps.length && tries < MAX_TRIES;) {
      const rest = [...steps.slice(0, at), ...steps.slice(at + size)];
      if (await stillShows(rest)) steps = rest;
      else at += size;
    }
    // What was needed may not be any more, now that something else is gone.
    if (size > 1 || steps.length === before) size >>= 1;
  }
  return { ...script, steps };
}
