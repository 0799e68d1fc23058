import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { TestRunner, type RunnerTask } from 'vitest';
import failedRuns from '@test/failed-properties.json';
import { propertyRuns } from '@test/support/properties/property-parameters';
import { runs } from '@test/support/properties/runs';

/** Of a property that states no number. */
const USUAL_RUNS = 100;

const { LUCKA_PROPERTY_PLAN: planFile, LUCKA_PROPERTY_RESULTS: resultsFile } = process.env;
const plan = planFile === undefined ? undefined : JSON.parse(readFileSync(planFile, 'utf8'));

/** Sets the seed of the properties before each test, and repeats tests as `npm run properties` asks. */
class PropertyRunner extends TestRunner {
  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    const { repeats } = runsOf(test);
    if (repeats > 0) test.repeats = repeats;
  }

  override onBeforeTryTask(test: RunnerTask, { repeats: attempt } = { repeats: 0 }): void {
    super.onBeforeTryTask(test);
    fc.configureGlobal({
      numRuns: runs(USUAL_RUNS),
      ...runsOf(test).parametersOf(attempt),
      ...(resultsFile !== undefined && { reporter: reporterFor(test, resultsFile) }),
    });
  }
}

const fileOf = (test: RunnerTask): string => path.relative(process.cwd(), test.file.filepath);

const nameOf = (test: RunnerTask): string => test.fullTestName ?? test.name;

const runsOf = (test: RunnerTask) => propertyRuns(fileOf(test), nameOf(test), failedRuns, plan);

/** Appends a line of JSON for each property, and fails a failed one as fast-check itself does. */
function reporterFor(test: RunnerTask, results: string): (details: fc.RunDetails<unknown>) => void {
  let startedAt = performance.now();
  return (details) => {
    const { failed, numRuns, seed, counterexamplePath, errorInstance } = details;
    const result = {
      ...{ file: fileOf(test), test: nameOf(test), runs: numRuns, ms: performance.now() - startedAt },
      isReplay: (details.runConfiguration.path ?? '') !== '',
      // Without the steps of shrinking: another property of the same test could not follow them.
      ...(failed && { failed: { seed, path: counterexamplePath?.split(':')[0] } }),
    };
    appendFileSync(results, `${JSON.stringify(result)}\n`);
    startedAt = performance.now();
    if (failed) throw new Error(fc.defaultReportMessage(details), { cause: errorInstance });
  };
}

export { PropertyRunner as default };
