import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './process.mjs';

const REPORTS = path.join(projectRoot, '.cache/reports');

export const VITEST = 'node_modules/vitest/vitest.mjs';

/** The file with the results of a vitest project's last complete run. */
export const reportFile = (project) => path.join(REPORTS, `${project}.json`);

/** The command that runs a whole vitest project and writes its report; deletes an older report. */
export function vitestCommand(project) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(reportFile(project), { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile(project)}`];
  return [
    VITEST,
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--allowOnly=false',
    '--silent=passed-only',
    ...reporters,
  ];
}

/** @returns {{ passed: number, failed: number, skipped: number }} a file that did not load counts as one failure */
export function countTests(project) {
  const files = testFiles(project);
  const withStatus = (status) => assertions(files).filter((test) => test.status === status).length;
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const [passed, failed] = [withStatus('passed'), withStatus('failed')];
  return { passed, failed: failed + unloaded.length, skipped: assertions(files).length - passed - failed };
}

/** @returns {string[]} a line for each test that failed */
export const failedTests = (project) =>
  assertions(testFiles(project))
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [first] }) => `✗ ${fullName}: ${first?.split('\n')[0] ?? ''}`);

/** @returns {{ file: string, title: string }[]} the tests that passed, each with its file's path in the project */
export function passedTests(project) {
  return testFiles(project).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed')
      .map((test) => ({ file: path.relative(projectRoot, name), title: test.fullName })),
  );
}

const assertions = (files) => files.flatMap((file) => file.assertionResults);

function testFiles(project) {
  if (!existsSync(reportFile(project))) return [];
  return JSON.parse(readFileSync(reportFile(project), 'utf8')).testResults;
}
