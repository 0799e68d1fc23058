// Writes docs/lucka.1, the manual page of `npx lucka`, from the present commands. A test fails while it is outdated.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { projectRoot } from './process.mjs';

await build({ only: ['cli'] });
const page = execFileSync('node', [path.join(projectRoot, 'dist/cli/main.js'), 'manual'], {
  encoding: 'utf8',
});
writeFileSync(path.join(projectRoot, 'docs/lucka.1'), page);
