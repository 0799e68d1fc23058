// `npm run soak`: guests order and read for an hour at two processes of the built API, of which one is killed again and
// again; prints violations and the memory of the other one. `-- 5` does so for five minutes. `-- database 100` instead
// kills PostgreSQL a hundred times and lets it fail over a hundred times, and counts the processes that end.
import path from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from './aliases.mjs';
import { buildConstants } from './build-constants.mjs';
import { projectRoot } from './process.mjs';

process.chdir(projectRoot);
const program = process.argv[2] === 'database' ? 'database' : 'main';
await runnerImport(path.resolve(`bench/soak/${program}.ts`), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
  define: buildConstants({ version: 'soak', hasServiceWorker: false }),
});
