import type { Bench, Figure } from '@bench/api/bench';
import { bulkheads } from '@bench/api/bulkheads';
import { drawing } from '@bench/api/drawing';
import { loginFlood } from '@bench/api/login-flood';
import { overload } from '@bench/api/overload';
import { reconciler } from '@bench/api/reconciler';
import { sameBytes } from '@bench/api/same-bytes';
import { twoProcesses } from '@bench/api/two-processes';
import { slowClients } from '@bench/api/slow-clients';
import { buildApi } from '@test/support/api/api-process';

/** All parts in order. Speeds are ratios to a control of the same run. */
const BENCHES: readonly Bench[] = [
  overload,
  bulkheads,
  slowClients,
  reconciler,
  twoProcesses,
  sameBytes,
  drawing,
  loginFlood,
];

const wanted = process.argv.slice(2);
const chosen = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) throw new Error(`There is only ${BENCHES.map(({ name }) => name).join(', ')}`);

await buildApi();
let missed = 0;
for (const bench of chosen) {
  console.log(`\n${bench.name}`);
  for (const figure of await bench.run()) {
    console.log(lineOf(figure));
    if (figure.isReached === false) missed += 1;
  }
}
console.log(missed === 0 ? '\nEvery goal is reached.' : `\n${missed} goals are missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function lineOf({ name, value, goal, isReached }: Figure): string {
  const mark = isReached === undefined ? ' ' : isReached ? '✓' : '✗';
  return `  ${mark} ${name.padEnd(58)} ${value.padStart(12)}${goal === undefined ? '' : `   (${goal})`}`;
}
