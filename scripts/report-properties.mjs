import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIGURES, figuresOf } from './figures.mjs';
import { projectRoot } from './process.mjs';
import { areaOf, AREA_NAMES } from './property-areas.mjs';
import { sum } from './share-runs.mjs';

const RED_FILE = path.join(projectRoot, 'test/red-properties.json');

/** Adds what was red to the list that every run tries first; to be committed. */
export function keepReds(results) {
  const known = JSON.parse(readFileSync(RED_FILE, 'utf8'));
  const found = results
    .filter(({ isReplay }) => !isReplay)
    .map(({ file, test, red }) => ({ file, test, seed: red.seed, path: red.path }));
  const all = new Map([...known, ...found].map((red) => [JSON.stringify(red), red]));
  if (all.size === known.length) return;
  writeFileSync(RED_FILE, `${JSON.stringify([...all.values()], undefined, 2)}\n`);
  console.log(`${all.size - known.length} added to test/red-properties.json: commit it with what mends them`);
}

/** A line for each area and each row of the fault list, with what was really done: `·` is less than the row asks for. */
export function reportRuns(results, seconds) {
  const own = results.filter(({ isReplay }) => !isReplay);
  for (const area of AREA_NAMES) {
    const within = own.filter(({ file }) => areaOf(file) === area);
    if (within.length > 0) printLine(area, within, `${within.length} properties`);
  }
  console.log('');
  for (const [id, { cases, casesPerRun = 1, what }] of Object.entries(FIGURES)) {
    const within = own.filter(({ test }) => figuresOf(test).includes(id));
    if (within.length === 0) continue;
    const done = sum(within.map(({ runs }) => runs)) * casesPerRun;
    const failed = within.filter(({ red }) => red !== undefined).length;
    const mark = failed > 0 ? '✗' : done >= cases ? '✓' : '·';
    console.log(`${mark} ${id.padEnd(5)} ${count(done)} of ${count(cases)}  ${failed} red  ${what}`);
  }
  console.log(`\n${seconds.toFixed(0)} s in all`);
}

function printLine(name, results, note) {
  const runs = sum(results.map((each) => each.runs));
  const reds = results.filter(({ red }) => red !== undefined).length;
  const mark = reds === 0 ? '✓' : '✗';
  const seconds = sum(results.map(({ ms }) => ms)) / 1000;
  console.log(
    `${mark} ${name.padEnd(14)} ${count(runs)} runs ${seconds.toFixed(1).padStart(7)} s  ${reds} red  ${note}`,
  );
}

const count = (number) => String(number).padStart(9);
