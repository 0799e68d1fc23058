import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIGURES, figuresOf } from './figures.mjs';
import { projectRoot } from './process.mjs';
import { areaOf, AREA_NAMES } from './property-areas.mjs';
import { sum } from './share-runs.mjs';

const FAILED_FILE = path.join(projectRoot, 'test/failed-properties.json');

/** Adds the first failed run of each test to the list that every run of the test repeats first. Commit the list. */
export function addFailed(results) {
  const known = JSON.parse(readFileSync(FAILED_FILE, 'utf8'));
  const found = new Map();
  for (const { file, test, failed, isReplay } of results) {
    const key = JSON.stringify([file, test]);
    if (!isReplay && !found.has(key)) found.set(key, { file, test, ...failed });
  }
  if (found.size === 0) return;
  writeFileSync(FAILED_FILE, `${JSON.stringify([...known, ...found.values()], undefined, 2)}\n`);
  console.log(`${found.size} added to test/failed-properties.json: commit it with the fix`);
}

/**
 * A line for each area and each row of the fault list, with the actual number of runs: `·` marks fewer than the row
 * requires.
 */
export function reportRuns(results, seconds) {
  const own = results.filter(({ isReplay }) => !isReplay);
  for (const area of AREA_NAMES) {
    const within = own.filter(({ file }) => areaOf(file) === area);
    if (within.length > 0) printLine(area, within);
  }
  console.log('');
  for (const [id, { cases, casesPerRun = 1, what }] of Object.entries(FIGURES)) {
    const within = own.filter(({ test }) => figuresOf(test).includes(id));
    if (within.length === 0) continue;
    const done = sum(within.map(({ runs }) => runs)) * casesPerRun;
    const failed = failedOf(within);
    const mark = failed > 0 ? '✗' : done >= cases ? '✓' : '·';
    console.log(`${mark} ${id.padEnd(10)} ${count(done)} of ${count(cases)}  ${failed} failed  ${what}`);
  }
  console.log(`\n${seconds.toFixed(0)} s in all`);
}

function printLine(name, results) {
  const runs = sum(results.map((each) => each.runs));
  const failed = failedOf(results);
  const mark = failed === 0 ? '✓' : '✗';
  const seconds = sum(results.map(({ ms }) => ms)) / 1000;
  console.log(
    `${mark} ${name.padEnd(14)} ${count(runs)} runs ${seconds.toFixed(1).padStart(7)} s  ${failed} failed  ${testsOf(results)} properties`,
  );
}

/** Tests with properties: each repetition of one has results of its own. */
export const testsOf = (results) => new Set(results.map(({ file, test }) => `${file} ${test}`)).size;

const failedOf = (results) => testsOf(results.filter(({ failed }) => failed !== undefined));

const count = (number) => String(number).padStart(9);
