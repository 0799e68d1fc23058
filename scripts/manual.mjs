// Writes docs/lucka.1, the manual page of `npx lucka`, as the commands are now. A test says when it is stale.
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
