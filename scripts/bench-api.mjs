// `npm run bench:api`: puts the built API under load on this machine's loopback and prints the figures that
// docs/api.md promises. `-- overload` runs the part of that name alone.
import path from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from './aliases.mjs';
import { build } from './build.mjs';
import { buildConstants } from './build-constants.mjs';
import { projectRoot } from './process.mjs';

process.chdir(projectRoot);
// The pages are drawn from the built client.
await build({ only: ['client', 'drawing'] });
await runnerImport(path.resolve('bench/api/main.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
  define: buildConstants({ version: 'bench', hasServiceWorker: false }),
});
