import path from 'node:path';
import { build, runnerImport } from 'vite';
import { aliases } from './aliases.mjs';
import { buildConstants } from './build-constants.mjs';
import { projectRoot } from './process.mjs';

const FOLDER = path.join(projectRoot, '.cache/faulty-simulator');

/**
 * Builds the simulator with every planted fault in it, for tests only. Returns the path of the program, and the faults.
 */
export async function buildFaultySimulator() {
  const resolve = { alias: aliases };
  const load = async (file) => (await runnerImport(file, { configFile: false, resolve })).module;
  const { PLANTED_FAULTS } = await load('test/fault-injection/planted-faults.ts');
  const { plantFaults } = await load('test/fault-injection/plant-faults.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plantFaults(projectRoot, PLANTED_FAULTS)],
    resolve,
    define: buildConstants({ version: 'faulty-simulator', hasServiceWorker: false }),
    build: {
      ssr: 'test/fault-injection/find-fault.ts',
      outDir: FOLDER,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
    },
  });
  return { program: path.join(FOLDER, 'find-fault.js'), faults: PLANTED_FAULTS };
}
