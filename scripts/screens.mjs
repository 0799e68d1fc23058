// `npm run screens`: a picture of every screen and state in .cache/screens. `-- --dark` uses the dark theme,
// `-- --readme` renders the one of README.md alone.
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
