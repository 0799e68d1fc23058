// `node scripts/bench.mjs NAME [options]`: runs a bench of the built product, as the folder `bench/NAME` describes;
// package.json has a command for each.
import path from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from './aliases.mjs';
import { build } from './build.mjs';
import { buildConstants } from './build-constants.mjs';
import { projectRoot } from './process.mjs';

process.chdir(projectRoot);
// The runner would set it for development, and the pages for comparison are built by it.
process.env.NODE_ENV = 'production';
// What is left are the bench's own.
const [name = ''] = process.argv.splice(2, 1);
await build();
await runnerImport(path.resolve('bench', name, 'main.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
  define: buildConstants({ version: 'bench', hasServiceWorker: false }),
});
