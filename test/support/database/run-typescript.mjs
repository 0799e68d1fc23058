import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from '../../../scripts/aliases.mjs';

/** Runs a TypeScript program in a process of its own: node run-typescript.mjs program.ts */
await runnerImport(resolve(process.argv[2]), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliases },
});
