/** Where a property failed: `path` is the run, counted from 0, that had the counterexample. */
export interface FailedRun {
  readonly file: string;
  readonly test: string;
  readonly seed: number;
  readonly path: string;
}

/** What `npm run properties` asks for: how often each test is repeated, by file and full name. */
export interface PropertyPlan {
  readonly seed: number;
  readonly repeats: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface PropertyRuns {
  readonly repeats: number;
  /** The parameters of fast-check for the first attempt (0) and each repetition. */
  parametersOf(attempt: number): { readonly seed: number; readonly path?: string };
}

/** An ordinary run generates the same values each time. */
const ORDINARY: PropertyPlan = { seed: 1, repeats: {} };

/** Repeats the failed runs of a test first, and then runs it with the seed of the plan and the seeds after it. */
export function propertyRuns(
  file: string,
  test: string,
  allFailed: readonly FailedRun[],
  plan: PropertyPlan = ORDINARY,
): PropertyRuns {
  const failed = allFailed.filter((each) => each.file === file && each.test === test);
  return {
    repeats: failed.length + (plan.repeats[file]?.[test] ?? 0),
    parametersOf(attempt) {
      const { seed, path } = failed[attempt] ?? { seed: plan.seed + attempt - failed.length, path: '' };
      return path === '' ? { seed } : { seed, path };
    },
  };
}
