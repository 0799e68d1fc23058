import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';
import { buildConstants } from './scripts/build-constants.mjs';
import { readLanguages } from './scripts/languages.mjs';
import { LongestFirst } from './scripts/longest-first.mjs';

// Vitest gives its workers the constants of `define`, but not this process, in which the global set-ups run.
Object.assign(globalThis, { __LANGUAGES__: readLanguages() });

/** Folders whose tests need more than Node alone; each has a project of its own. */
const OTHER_PROJECTS = ['test/ui/**', 'test/api/**', 'test/scenario/**', 'test/browser/**'];

/** What holds the API to its contract and looks neither into a database nor at a socket. */
const CONTRACT_OF_THE_API = [
  'test/api/accounts/{log-in,member-session,passwords,profile,registration}.test.ts',
  'test/api/http/access.test.ts',
  'test/api/images/*.test.ts',
  'test/api/members/*.test.ts',
  'test/api/orders/*.test.ts',
  'test/api/payments/{guarded-provider,payment-routes}.test.ts',
  'test/api/payments/notification-routes.test.ts',
  'test/api/{receipts,reports,settings}/*.test.ts',
];

/** The folder of a test decides its project, and the project decides what the test may assume. */
export default defineConfig(({ mode }) => ({
  test: {
    // Properties have a fixed seed; benches need Vitest's own runner.
    ...(mode !== 'benchmark' && { runner: './test/support/properties/property-runner.ts' }),
    // Upper bounds for a busy machine, on which nothing shall fail that only takes its time: a passing test never
    // waits for one. The defaults are 5 seconds for a test, 10 for a hook and 1 for a poll.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        // The domain, use cases, adapters and pure rules of the API: Node, no network, no database.
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Nothing here keeps state in a module, so the files share one process: half the time.
          isolate: false,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...OTHER_PROJECTS],
        },
      },
      {
        // View-models and views, in a simulated document.
        extends: true,
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'happy-dom',
          // Each test takes its views away again, so the files share one document per process: an eighth of the time.
          isolate: false,
          include: ['test/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/ui/clean-up.ts'],
        },
      },
      {
        // The API over real HTTP, on a real PostgreSQL; and customers at a terminal, with the API in their own process.
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['test/api/**/*.test.ts', 'test/scenario/**/*.test.ts'],
          globalSetup: ['test/support/database/global-setup.ts', 'test/support/api/unseen-answers.ts'],
          // Each file has an API and a database of its own, and modules keep no state.
          isolate: false,
          // Two of the files wait for processes that start anew most of their time.
          maxWorkers: 3,
        },
      },
      {
        // The same suites for the API as the command line has it: in memory, in the process, without a socket.
        extends: true,
        test: {
          name: 'in-process',
          environment: 'node',
          env: { LUCKA_TEST_API: 'in-process' },
          include: CONTRACT_OF_THE_API,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        // The built product in a real browser, against the real API, which each file has to itself.
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/database/global-setup.ts', 'test/support/browser/global-setup.ts'],
          // Modules keep no state, so that each worker reads the product's code once.
          isolate: false,
          // More than the fewest cores: half of the time a file waits for a page or for silence, and uses none.
          maxWorkers: 5,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['{src,api,cli,simulator,demo}/**'],
      reportsDirectory: '.cache/coverage',
      // The rules of the business are taken at every turn; a branch that no test can take is deleted.
      thresholds: { 'src/domain/**': { branches: 100 } },
    },
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
  resolve: { alias: aliases },
  define: buildConstants({ version: '1.2.3', hasServiceWorker: true }),
}));
