// Runs worlds from a seed up until one of them is violated, and prints what was found as one line of JSON. Which fault
// is in the program, the environment says. Without arguments it prints the list of faults instead.
import { planWorld } from '@simulator/plan/plan-world';
import { runWorld } from '@simulator/run/run-world';
import type { Rule } from '@simulator/invariants/violations';
import { PLANTED_FAULTS } from '@test/fault-injection/planted-faults';

interface Found {
  readonly seed: number;
  readonly rule: Rule;
  readonly what: string;
}

const [last] = process.argv.slice(2).map(Number);
if (last === undefined) {
  console.log(JSON.stringify(PLANTED_FAULTS.map(({ name, row, caughtBy }) => ({ name, row, caughtBy }))));
} else {
  const started = performance.now();
  const found = await search(last);
  console.log(JSON.stringify({ ...found, seconds: (performance.now() - started) / 1000 }));
}
// Pending work of a fault must not keep this process alive.
process.exit(0);

async function search(lastSeed: number): Promise<Found | undefined> {
  for (let seed = 1; seed <= lastSeed; seed += 1) {
    const found = await Promise.race([firstOf(seed), brokenOff(seed)]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first violation ends a search: what follows does not matter, and may take long. */
async function firstOf(seed: number): Promise<Found | undefined> {
  const script = planWorld(seed, { hasTrouble: true });
  return new Promise((resolve, reject) => {
    const onViolation = ({ rule, what }: Omit<Found, 'seed'>): void => resolve({ seed, rule, what });
    runWorld(script, { isTraced: false, onViolation }).then(() => resolve(undefined), reject);
  });
}

/** An uncaught error counts as well. */
function brokenOff(seed: number): Promise<Found> {
  return new Promise((resolve) => {
    const tell = (error: unknown): void => resolve({ seed, rule: 'nothing breaks', what: String(error) });
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', tell);
    process.removeAllListeners('uncaughtException').on('uncaughtException', tell);
  });
}
