import { planWorld } from '@simulator/plan/plan-world';
import { runWorld, type WorldResult } from '@simulator/run/run-world';

/** `count` worlds, the first one of seed `from`. */
export interface SeedRange {
  readonly from: number;
  readonly count: number;
  /** Whether anything goes wrong in them. */
  readonly hasTrouble: boolean;
}

/** The summary of a world that has been played. */
export type WorldSummary = Omit<WorldResult, 'trace'>;

/** Plays one world after another in this process. */
export async function runSeeds(
  { from, count, hasTrouble }: SeedRange,
  tell: (world: WorldSummary) => void,
): Promise<void> {
  // Aborts throw thousands of errors whose stacks are never read.
  Error.stackTraceLimit = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const { trace: _, ...world } = await runWorld(planWorld(seed, { hasTrouble }), { isTraced: false });
    tell(world);
  }
}
