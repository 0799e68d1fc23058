// `npm run conformance`: which requirement is shown by which passing test, and whether at the required level. A test
// counts only where the product runs the code that it tests (scripts/shown-requirements.mjs). Requirements that a
// decision makes unnecessary, `_(not needed: API-02)_`, or changes, `_(changes: ROUTE-14)_`, are counted separately.
// Uses the reports of `npm test` and runs only the projects without one. `-- --fresh` runs all of them, `-- --titles`
// runs nothing and reads the titles in the sources, `-- --json` prints the numbers alone.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { projectRoot, run } from './process.mjs';
import { namedIds, requirementShower } from './shown-requirements.mjs';
import { passedTests, reportFile, vitestCommand } from './vitest-report.mjs';

const PROJECTS = ['unit', 'ui', 'api', 'browser'];
/** Lines that ask a question instead of stating a requirement; docs/spec/decisions.md answers them. */
const QUESTIONS = /^(AMB|OPEN)-/;
/** The folders whose tests can show a requirement of this level; other levels may be shown by any test. */
const FOLDERS = { browser: /^test\/(browser\/|.*-in-browser\.test)/, api: /^test\/(api|browser)\// };

const has = (option) => process.argv.includes(option);

const tests = has('--titles') ? titlesInSources() : await passedInReports();
const runByProduct = shownByProduct();
const notNeeded = idsInDecisions('not needed');
const changed = idsInDecisions('changes');
const all = requirements();
const rows = all
  .filter(({ id }) => !notNeeded.has(id))
  .map((requirement) => {
    const named = tests.filter(({ ids }) => ids.has(requirement.id));
    const shownBy = named.filter(({ file }) => runByProduct(file, requirement.id));
    return { ...requirement, named, shownBy };
  });
const deadOnly = rows.filter(({ named, shownBy }) => shownBy.length === 0 && named.length > 0);
const missing = rows.filter(({ named }) => named.length === 0);
const misplaced = rows.filter((row) => row.shownBy.length > 0 && !isAtItsLevel(row));
const shown = rows.length - missing.length - deadOnly.length;

if (has('--json')) {
  const ids = (some) => some.map(({ id }) => id);
  console.log(
    JSON.stringify({
      requirements: all.length,
      shown,
      notNeeded: [...notNeeded],
      changed: [...changed],
      missing: ids(missing),
      deadOnly: ids(deadOnly),
      misplaced: ids(misplaced),
    }),
  );
} else {
  for (const { id, level, shownBy } of rows.filter((row) => row.shownBy.length > 0)) {
    console.log(
      [`${id} (${level})`, ...shownBy.map(({ file, title }) => `${file}: ${title}`)].join('\n    '),
    );
  }
  list('No passing test names these', missing);
  list('Only tests of code that the product does not run name these', deadOnly);
  list('No test of the level that these ask for names them', misplaced);
  console.log(
    `\n${shown} of ${all.length} requirements are shown by a passing test; decisions make ${notNeeded.size} unnecessary (${[...notNeeded].join(', ')}) and change ${changed.size} (${[...changed].join(', ')}).`,
  );
}
if (missing.length + deadOnly.length + misplaced.length > 0) process.exitCode = 1;

function list(header, some) {
  if (some.length > 0) console.log(`\n${header}:`);
  for (const { id, level, text } of some) console.log(`  ${id} (${level}) ${text}`);
}

function isAtItsLevel({ level, shownBy }) {
  const folder = FOLDERS[level];
  return folder === undefined || shownBy.some(({ file }) => folder.test(file));
}

/** Each line `- **NAV-01** … _(shown by: application)_` of the requirements. */
function requirements() {
  const text = readFileSync(path.join(projectRoot, 'docs/spec/requirements.md'), 'utf8');
  const lines = [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.*?)(?: _\(shown by: (\w+)\)_)?$/gm)];
  return lines
    .map(([, id = '', wording, level = 'anywhere']) => ({ id, text: wording, level }))
    .filter(({ id }) => !QUESTIONS.test(id));
}

/** The ids at the end of decisions: `_(not needed: API-02, SHOP-03)_`, `_(changes: ROUTE-14)_`. */
function idsInDecisions(mark) {
  const text = readFileSync(path.join(projectRoot, 'docs/spec/decisions.md'), 'utf8');
  const marks = [...text.matchAll(/_\(([a-z ]+): ([^)]+)\)_/g)].filter(([, name]) => name === mark);
  return new Set(marks.flatMap(([, , ids = '']) => ids.split(/,\s*/)).sort());
}

/** Whether a test file shows a requirement by code that the product runs. */
function shownByProduct() {
  const shownIn = requirementShower();
  const known = new Map();
  return (file, id) => {
    if (!known.has(file)) known.set(file, shownIn(file));
    return known.get(file).get(id) === true;
  };
}

async function passedInReports() {
  for (const project of PROJECTS.filter((name) => has('--fresh') || !existsSync(reportFile(name)))) {
    console.error(`Running the ${project} tests.`);
    if (project === 'browser') await build();
    await run(process.execPath, vitestCommand(project));
  }
  sayWhatIsOld();
  return PROJECTS.flatMap(passedTests).map(({ file, title }) => ({ file, title, ids: namedIds(title) }));
}

/** A report from before the last change of a test is outdated. */
function sayWhatIsOld() {
  const newest = Math.max(...testFiles().map((file) => statSync(path.join(projectRoot, file)).mtimeMs));
  const old = PROJECTS.filter((project) => statSync(reportFile(project)).mtimeMs < newest);
  if (old.length > 0)
    console.error(`Tests have changed since these reports: ${old.join(', ')} (-- --fresh).`);
}

/** The tests by the titles in the sources, whether they pass or not. */
function titlesInSources() {
  return testFiles().flatMap((file) => {
    const source = readFileSync(path.join(projectRoot, file), 'utf8');
    const titles = source.match(/(['"`])(?:(?!\1).)*\[[A-Z]+-\d[^\]]*\](?:(?!\1).)*\1/g) ?? [];
    return titles.map((title) => ({ file, title, ids: namedIds(title) }));
  });
}

function testFiles() {
  const names = readdirSync(path.join(projectRoot, 'test'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => path.posix.join('test', name));
}
