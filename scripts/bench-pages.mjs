// `npm run bench:pages`: what a visitor with a cheap phone in a mobile network waits for, beside a static page and the
// least page with the libraries. `-- 3` runs three rounds; `-- lighthouse` adds Lighthouse's scores.
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
await runnerImport(path.resolve('bench/pages/main.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
  define: buildConstants({ version: 'bench', hasServiceWorker: false }),
});
