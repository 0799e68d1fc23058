import { vitestCommand } from './vitest-report.mjs';

/** What `npm run verify` runs, the longest first; `env` is added to the environment of its tests. */
export const quickChecks = (env = {}) => [
  {
    name: 'unit',
    report: 'unit',
    command: vitestCommand('unit'),
    env,
    advice: 'Run one file while you fix it: `npx vitest test/domain/…`.',
  },
  {
    name: 'ui',
    report: 'ui',
    command: vitestCommand('ui'),
    env,
    advice: 'Run one file while you fix it: `npx vitest test/ui/…`.',
  },
  {
    // Lint and types in one pass: the rules that need types and the compiler share one program.
    name: 'lint',
    command: ['node_modules/oxlint/bin/oxlint', '--type-check', '--max-warnings', '0', '.'],
    // The compiler collects garbage less often: a fifth less time for a tenth more memory.
    env: { GOGC: '400' },
    advice: 'Follow the message beside each line; `npm run lint -- --fix` corrects what it can.',
  },
  {
    name: 'format',
    command: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
    advice: 'Run `npm run format`.',
  },
  {
    name: 'layers',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      'src',
      'api',
      'cli',
      'simulator',
      'demo',
      'pages',
      'test',
      '--output-type',
      'err-long',
    ],
    advice:
      'Each rule above says what to do instead; the reasons are in docs/adr/0001-ports-and-adapters.md.',
  },
  {
    name: 'sources',
    command: ['scripts/check-sources.mjs'],
    advice:
      'Cite a source that is in docs/ (docs/spec has requirements, decisions, users’ pains and faults), or add it there in a line.',
  },
  {
    name: 'words',
    command: ['scripts/check-words.mjs'],
    advice: 'Write the word that the message names; docs/glossary.md has the table.',
  },
  {
    name: 'unused',
    command: ['scripts/unused.mjs'],
    advice:
      'Delete what nothing uses, also what only its tests use; remove `export` from what only its own file uses.',
  },
];

/** The API over real HTTP on a real PostgreSQL. */
export const apiChecks = () => [
  {
    name: 'api',
    report: 'api',
    limitSeconds: 1800,
    command: vitestCommand('api'),
    advice: 'Run one file while you fix it: `npx vitest test/api/…`.',
  },
];

/** The same suites for the in-process API of the command line. */
export const inProcessChecks = () => [
  {
    name: 'in-process',
    report: 'in-process',
    limitSeconds: 300,
    command: vitestCommand('in-process'),
    advice: 'Run one file while you fix it: `npx vitest --project in-process test/api/…`.',
  },
];

/**
 * Simulations of ten customers each, as many as suffice for a change; requires a build in dist/.
 * `npm run simulate:long` runs 50 000.
 */
export const worldChecks = () => [
  {
    name: 'worlds',
    limitSeconds: 1800,
    command: ['dist/cli/main.js', 'simulate', '--worlds', '60'],
    advice:
      'The script that was written shows the violation in few steps: `npx lucka run lucka-seed-….jsonl`.',
  },
];

/** The built product in a real browser; requires a build in dist/. */
export const browserChecks = () => [
  {
    name: 'browser',
    report: 'browser',
    limitSeconds: 3600,
    command: vitestCommand('browser'),
    advice: 'Run one file while you fix it: `npm run build && npx vitest test/browser/…`.',
  },
];

export const buildChecks = () => [
  {
    name: 'build',
    command: ['scripts/build.mjs'],
    advice: 'Vite names the file and the import that it could not build.',
  },
];
