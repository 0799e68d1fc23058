// `npm run conformance`: which requirement is shown by which passing test. `-- --json` prints the numbers alone.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { projectRoot, run } from './process.mjs';
import { passedTitles, reportFile, vitestCommand } from './vitest-report.mjs';

const PROJECTS = ['unit', 'ui', 'api', 'browser'];
/** Lines that raise a question instead of asking for something; docs/spec/decisions.md answers them. */
const QUESTIONS = /^(AMB|OPEN)-/;

for (const project of PROJECTS.filter((name) => !existsSync(reportFile(name)))) {
  console.error(`No results of the ${project} tests yet: running them.`);
  if (project === 'browser') await build();
  await run(process.execPath, vitestCommand(project));
}

const requirements = requirementIds();
const testsByRequirement = new Map(requirements.map((id) => [id, []]));
for (const title of PROJECTS.flatMap(passedTitles)) {
  for (const id of namedIds(title)) testsByRequirement.get(id)?.push(title);
}
const missing = requirements.filter((id) => testsByRequirement.get(id).length === 0);
const shown = requirements.length - missing.length;

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ requirements: requirements.length, shown, missing }));
} else {
  for (const [id, titles] of testsByRequirement) {
    console.log(titles.length === 0 ? `${id}  no passing test names it` : [id, ...titles].join('\n    '));
  }
  console.log(`\n${shown} of ${requirements.length} requirements are shown by a passing test.`);
}

function requirementIds() {
  const text = readFileSync(path.join(projectRoot, 'docs/spec/requirements.md'), 'utf8');
  const ids = [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map((match) => match[1]);
  return ids.filter((id) => !QUESTIONS.test(id));
}

/** The ids in the square brackets of a title: `[BASK-03]`, `[BASK-03, BASK-04]`. */
function namedIds(title) {
  const lists = [...title.matchAll(/\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g)];
  return new Set(lists.flatMap((match) => match[1].split(/,\s*/)));
}
