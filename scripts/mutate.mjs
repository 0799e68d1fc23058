import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runQuietly } from './process.mjs';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const FOLDER = path.join(projectRoot, '.cache/stryker');
/** Named in stryker.config.json. */
const REPORT = path.join(FOLDER, 'report.json');
const LIMIT_SECONDS = 3 * 3600;

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/**
 * Runs mutation tests for one folder of src, such as `domain/basket`, or the files of a pattern in it, with the tests
 * of its layer. Forced, it repeats unchanged files.
 * @returns {Promise<{ killed: number, all: number, survivors: string[] }>}
 */
export async function mutate(part, isForced) {
  mkdirSync(FOLDER, { recursive: true });
  const [layer] = part.split('/');
  const pattern = part.endsWith('.ts') ? `src/${part}` : `src/${part}/**/*.ts`;
  const storedFile = path.join(FOLDER, `${part.replaceAll(/[/*.]+/g, '-')}.json`);
  const options = ['--mutate', pattern, '--incremental', '--incrementalFile', storedFile];
  if (isForced) options.push('--force');
  await runQuietly(process.execPath, [STRYKER, 'run', ...options], {
    limitSeconds: LIMIT_SECONDS,
    env: { MUTATED_LAYER: layer },
  });
  return countMutants();
}

function countMutants() {
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, lines: source.split('\n') })),
  );
  const killed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const unnoticed = mutants.filter(({ status }) => UNNOTICED.includes(status));
  return { killed, all: killed + unnoticed.length, survivors: unnoticed.map(describeMutant) };
}

function describeMutant({ file, lines, location: { start, end }, replacement, status }) {
  const whole = lines[start.line - 1].slice(start.column - 1);
  const before = start.line === end.line ? whole.slice(0, end.column - start.column) : `${whole} …`;
  const after = (replacement ?? '').replaceAll(/\s+/g, ' ');
  return `  ${file}:${start.line} ${status === 'NoCoverage' ? 'untested' : 'unnoticed'}: ${before} → ${after}`;
}
