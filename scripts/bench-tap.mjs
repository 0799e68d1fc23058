// `npm run bench:tap`: how long a tap on "add" takes in menus of 2 000 and 40 articles, beside the
// least page that can do it, on a processor slowed down four times. `-- 3` runs three rounds.
import path from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from './aliases.mjs';
import { build } from './build.mjs';
import { buildConstants } from './build-constants.mjs';
import { projectRoot } from './process.mjs';

process.chdir(projectRoot);
// The runner would set it for development, and the page for comparison is built by it.
process.env.NODE_ENV = 'production';
await build();
await runnerImport(path.resolve('bench/tap/main.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
  define: buildConstants({ version: 'bench', hasServiceWorker: false }),
});
