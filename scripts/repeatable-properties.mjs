import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../test/support/properties/', import.meta.url));

/** Gives the tests our `fast-check` in the place of the package's: what was red is tried first, long runs are planned. */
export const repeatableProperties = {
  name: 'repeatable-properties',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'fast-check' && !importer?.startsWith(folder) ? `${folder}fast-check.ts` : undefined,
};
