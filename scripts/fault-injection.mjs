// `npm run fault-injection`: plants one fault after the other in a build of the simulator, and prints the first
// simulated run that detects it. `-- --only <part of a name>` plants some of them, `--seeds <n>` limits the runs of
// each.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { buildFaultySimulator } from './build-faulty-simulator.mjs';
import { run } from './process.mjs';

/** Every fault must be detected within these runs. */
const MOST_SEEDS = 10_000;
const LIMIT_SECONDS = 6 * 3600;
const LANES = 2;
const SOUND = { name: 'none: the same worlds again', row: '' };

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seeds: { type: 'string', default: String(MOST_SEEDS) } },
});
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const { program, faults } = await buildFaultySimulator();
const planted = faults.filter(({ name }) => name.includes(values.only));
const waiting = [...planted];
const results = [];
console.log(`${'fault'.padEnd(66)} ${'found at'.padStart(10)} ${'seconds'.padStart(8)}  broken rule`);
await Promise.all(Array.from({ length: LANES }, lane));
const found = results.filter(({ seed }) => seed !== undefined);
// A violation in runs that fail without a fault would prove nothing.
const sound = await search(SOUND, Math.max(1, ...found.map(({ seed }) => seed)));
console.log(`\n${found.length} of ${planted.length} found`);
process.exitCode = found.length === planted.length && sound.seed === undefined ? 0 : 1;

async function lane() {
  for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
    results.push(await search(fault, Number(values.seeds)));
  }
}

async function search(fault, lastSeed) {
  const env = { NODE_ENV: 'production', ...(fault !== SOUND && { LUCKA_PLANTED_FAULT: fault.name }) };
  const limits = { limitSeconds: LIMIT_SECONDS, env };
  const { code, output } = await run(process.execPath, [program, String(lastSeed)], limits);
  if (code !== 0) throw new Error(`"${fault.name}" ended by itself:\n${output}`);
  const result = JSON.parse(output.trim().split('\n').at(-1));
  const { seed, rule = '', seconds } = result;
  const where = seed === undefined ? `not in ${lastSeed}` : `seed ${seed}`;
  console.log(`${fault.name.padEnd(66)} ${where.padStart(10)} ${seconds.toFixed(1).padStart(8)}  ${rule}`);
  return result;
}
