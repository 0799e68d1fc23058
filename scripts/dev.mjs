// `npm run dev`: the client with hot reload, and the API rebuilt and restarted after every change.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithNpm, projectRoot } from './process.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
const API = '.cache/dev-api/main.js';

endWithNpm();

// The API must use exactly this port, which the proxy of vite.config.ts has.
const env = { PORT: '3000', ...process.env };
const children = [];
const start = (...args) =>
  children.push(spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env }));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

await rm(path.join(projectRoot, API), { force: true });
start(VITE, 'build', '--ssr', 'demo/main.ts', '--outDir', '.cache/dev-api', '--watch', '--logLevel', 'warn');
while (!existsSync(path.join(projectRoot, API))) await wait(100);
start('--watch', '--enable-source-maps', API);
start(VITE);
