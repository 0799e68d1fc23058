import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { projectRoot, run } from './process.mjs';
import { VITEST } from './vitest-report.mjs';

const FOLDER = path.join(projectRoot, '.cache/properties');
const PLAN = path.join(FOLDER, 'plan.json');
const RESULTS = path.join(FOLDER, 'results.jsonl');
const LEAST_LIMIT_SECONDS = 600;
/** A margin for a busy machine. */
const PATIENCE = 6;

/** The test files with a property in these files and folders, relative to the project. */
export function propertyFiles(places) {
  return places
    .flatMap(testFiles)
    .filter((file) => readFileSync(path.join(projectRoot, file), 'utf8').includes('fc.assert('));
}

function testFiles(place) {
  const whole = path.join(projectRoot, place);
  if (!statSync(whole).isDirectory()) return [place];
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(place, file));
}

/** Runs the tests of these files; resolves to the result of each property, and of vitest itself. */
export async function runProperties(files, plan, expectedSeconds = 0) {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(RESULTS, { force: true });
  writeFileSync(PLAN, JSON.stringify(plan));
  const start = performance.now();
  const limitSeconds = LEAST_LIMIT_SECONDS + PATIENCE * expectedSeconds;
  const { code, output } = await run(
    process.execPath,
    [
      ...[VITEST, 'run', '--project', 'unit', '--silent=passed-only', '--reporter=dot'],
      ...[`--maxWorkers=${cpus().length}`, `--testTimeout=${limitSeconds * 1000}`, ...files],
    ],
    { limitSeconds, env: { LUCKA_PROPERTY_PLAN: PLAN, LUCKA_PROPERTY_RESULTS: RESULTS } },
  );
  return { code, output, results: storedResults(), seconds: (performance.now() - start) / 1000 };
}

function storedResults() {
  if (!existsSync(RESULTS)) return [];
  return readFileSync(RESULTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
