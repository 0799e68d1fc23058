import { configDefaults, defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';
import { buildConstants } from './scripts/build-constants.mjs';

/** What is mutated, `domain` or `application`, is judged by the tests of its own layer alone. */
const layer = process.env['MUTATED_LAYER'] ?? 'domain';

export default defineConfig({
  test: {
    runner: './test/support/properties/property-runner.ts',
    environment: 'node',
    isolate: false,
    include: [`test/${layer}/**/*.test.ts`],
    // Stryker runs tests in threads, and the zone of a thread is that of its process.
    exclude: [...configDefaults.exclude, 'test/domain/shop/device-zone.test.ts'],
  },
  resolve: { alias: aliases },
  define: buildConstants({ version: '1.2.3', hasServiceWorker: true }),
});
