// `npm run properties`: every property of rules and storage, a million runs in all, and the full numbers of runs of the
// fault list. `-- --seed 7 --runs 100000 test/domain/order` repeats, shortens or narrows it.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { leastRuns } from './figures.mjs';
import { propertyFiles, runProperties } from './property-runs.mjs';
import { addFailed, reportRuns, testsOf } from './report-properties.mjs';
import { shareRuns, sum } from './share-runs.mjs';

const DEFAULT_RUNS = 1_000_000;
const FOLDERS = ['test/domain', 'test/application', 'test/contract', 'test/adapters'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, runs: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const wanted = Number(values.runs ?? DEFAULT_RUNS);
if (!Number.isInteger(seed) || !Number.isInteger(wanted) || wanted < 1)
  throw new Error('--seed and --runs want whole numbers.');

const start = performance.now();
console.log(`seed ${seed}; again with: npm run properties -- --seed ${seed} --runs ${wanted}`);

const files = propertyFiles(positionals.length > 0 ? positionals : FOLDERS);
// Once without repetitions: repeats what failed before, and measures what a run of each property costs.
const usual = await runProperties(files, { seed, repeats: {} });
const properties = byProperty(usual.results);
console.log(`${properties.length} properties measured in ${usual.seconds.toFixed(0)} s`);

const shares = shareRuns(properties, wanted + sum(properties.map(({ least }) => least)));
const plan = { seed, repeats: {} };
properties.forEach(({ file, test, runs }, index) => {
  (plan.repeats[file] ??= {})[test] = Math.ceil((shares[index] ?? 0) / Math.max(1, runs)) - 1;
});
const long = await runProperties(files, plan, expectedSeconds(shares));

const failed = [...usual.results, ...long.results].filter((result) => result.failed !== undefined);
addFailed(failed);
reportRuns(long.results, (performance.now() - start) / 1000);
const isAppLoaded = usual.code === 0 && long.code === 0;
if (!isAppLoaded) console.log(`\n${(usual.code === 0 ? long : usual).output.trim()}\n`);
const done = sum(long.results.filter(({ isReplay }) => !isReplay).map(({ runs }) => runs));
console.log(`${done} runs of ${properties.length} properties, ${testsOf(failed)} failed, seed ${seed}`);
process.exitCode = isAppLoaded && done >= wanted ? 0 : 1;

/** A test may have several properties, which share its name and its repetitions. */
function byProperty(results) {
  const tests = new Map();
  for (const { file, test, runs, ms, isReplay } of results) {
    if (isReplay) continue;
    const key = JSON.stringify([file, test]);
    const known = tests.get(key) ?? { file, test, least: leastOf(test), runs: 0, ms: 0 };
    tests.set(key, { ...known, runs: known.runs + runs, ms: known.ms + ms });
  }
  return [...tests.values()].map((each) => ({ ...each, msPerRun: each.ms / Math.max(1, each.runs) }));
}

/** The runs that the fault list requires, reduced if fewer were requested in all. */
function leastOf(test) {
  return Math.ceil(leastRuns(test) * Math.min(1, wanted / DEFAULT_RUNS));
}

function expectedSeconds(runs) {
  return sum(properties.map(({ msPerRun }, index) => (msPerRun * runs[index]) / 1000));
}
