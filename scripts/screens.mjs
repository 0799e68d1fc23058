// `npm run screens`: a picture of every screen and state in .cache/screens, in several views; what fails is left out
// and listed at the end. `-- ru-320 sv-390` takes these views alone, `-- --readme` renders the one of README.md.
import path from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from './aliases.mjs';
import { build } from './build.mjs';
import { buildConstants } from './build-constants.mjs';
import { projectRoot } from './process.mjs';

process.chdir(projectRoot);
await build();
await runnerImport(path.resolve('test/support/browser/screens.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
  define: buildConstants({ version: 'screens', hasServiceWorker: false }),
});
