// `npm run mutation`: changes the rules in small ways, one after the other, and counts the mutants that their tests
// detect. It takes hours at low priority; `-- domain/basket` runs one part. Files that are unchanged since the last
// run are skipped, unless `--force` is given, which is needed for a new test of what happens when a module is loaded.
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutate } from './mutate.mjs';
import { projectRoot } from './process.mjs';

/** The required share of detected mutants of a layer, in percent. */
const LEAST = { domain: 90, application: 80 };

os.setPriority(os.constants.priority.PRIORITY_LOW);
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const parts = wanted.length > 0 ? wanted : Object.keys(LEAST).flatMap(partsOf);
const totals = new Map();
for (const part of parts) {
  const { killed, all, survivors } = await mutate(part, values.force);
  const [layer] = part.split('/');
  const known = totals.get(layer) ?? { killed: 0, all: 0 };
  totals.set(layer, { killed: known.killed + killed, all: known.all + all });
  console.log(line(part, killed, all));
  if (wanted.length > 0) for (const survivor of survivors) console.log(survivor);
}
console.log('');
for (const [layer, { killed, all }] of totals) console.log(line(layer, killed, all));
const isEnough = [...totals].every(([layer, total]) => percentOf(total) >= LEAST[layer]);
console.log(isEnough ? 'enough' : `not enough: ${JSON.stringify(LEAST)} is asked for`);
process.exitCode = isEnough ? 0 : 1;

/** The folders of a layer, and the files beside them. */
function partsOf(layer) {
  const entries = readdirSync(path.join(projectRoot, 'src', layer), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${layer}/${name}`);
  return folders.length < entries.length ? [...folders, `${layer}/*.ts`] : folders;
}

function percentOf({ killed, all }) {
  return all === 0 ? 100 : (100 * killed) / all;
}

function line(name, killed, all) {
  const percent = percentOf({ killed, all }).toFixed(1).padStart(5);
  return `${name.padEnd(26)} ${percent} %  ${String(killed).padStart(5)} of ${String(all).padStart(5)} noticed`;
}
