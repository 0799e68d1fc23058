import { cpus } from 'node:os';
import { cpuSeconds } from './cpu-seconds.mjs';
import { run } from './process.mjs';
import { countTests, failedTests } from './vitest-report.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name what is checked, in one word
 * @property {string[]} command what runs, after `node`
 * @property {string} advice what to do when it fails
 * @property {string} [report] a vitest project's report: its tests are counted; another stage counts as one
 * @property {number} [limitSeconds] how long it may take
 * @property {Record<string, string>} [env] added to its environment
 */

/**
 * Runs the stages, as many side by side as the machine has cores, and prints a line for each; of a failed one also
 * its output and advice. Resolves to the numbers of passed and failed checks.
 * @param {Stage[]} stages in the order in which they start: the longest first
 */
export async function runStages(stages, { lanes = Math.min(cpus().length, stages.length) } = {}) {
  const waiting = [...stages];
  const total = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const result = await runStage(stage);
      total.passed += result.passed;
      total.failed += result.failed;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return total;
}

async function runStage(stage) {
  const start = performance.now();
  const { code, output } = await run(process.execPath, stage.command, stage);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = countResult(stage, code);
  const isPassed = result.failed === 0;
  const mark = isPassed ? '✓' : '✗';
  console.log(
    `${mark} ${stage.name.padEnd(10)} ${seconds.padStart(6)} s   ${describeTests(stage, result)}`.trimEnd(),
  );
  for (const line of stage.report === undefined ? [] : failedTests(stage.report)) console.log(`  ${line}`);
  if (!isPassed) console.log(`\n${output.trim()}\n\n→ ${stage.advice}\n`);
  return result;
}

function countResult(stage, code) {
  const isPassed = code === 0;
  if (stage.report === undefined) return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
  const { passed, failed, skipped } = countTests(stage.report);
  // Vitest can fail without a failed test: an error outside any test, or a file that does not load.
  return { passed, failed: isPassed ? failed : Math.max(failed, 1), skipped };
}

function describeTests(stage, { passed, failed, skipped }) {
  if (stage.report === undefined) return '';
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/**
 * Prints the wall and processor time of the whole run, and as the last line of `npm test` and `.ci/run` the numbers of
 * checks; sets the exit code that goes with them.
 */
export function reportTotal({ passed, failed }) {
  const cpu = cpuSeconds();
  const used = cpu === undefined ? '' : `, ${cpu.toFixed(1)} s of CPU (user and system, all processes)`;
  console.log(`${(performance.now() / 1000).toFixed(1)} s${used}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
