import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aliases } from './aliases.mjs';
import { projectRoot } from './process.mjs';

const WORKERS = path.join(projectRoot, 'src/adapters/browser/service-worker');
/** Fonts of other alphabets are cached when they are first used. */
const NOT_AHEAD = /-(?:latin-ext|cyrillic)-|\.map$/;

/**
 * Adds `/sw.js` to a built client, with the list of the files to precache, and writes the build's version into the head
 * of the page. The version is a digest of the files, so that an unchanged build has the same one. `/sw-off.js` beside
 * it is served in its place to withdraw the worker (docs/adr/0010-service-worker.md).
 */
export async function buildServiceWorker(client) {
  const assets = (await readdir(path.join(client, 'assets'))).sort();
  const page = path.join(client, 'index.html');
  const html = await readFile(page, 'utf8');
  const version = createHash('sha256').update(html).update(assets.join('\0')).digest('hex').slice(0, 16);
  await writeFile(
    page,
    html.replace('</title>', `</title>\n    <meta name="lucka:build" content="${version}" />`),
  );
  const files = [
    '/index.html',
    ...assets.filter((name) => !NOT_AHEAD.test(name)).map((name) => `/assets/${name}`),
  ];
  await bundle(client, 'sw', { __SHELL__: JSON.stringify({ version, files }) });
  await bundle(client, 'sw-off', {});
}

async function bundle(client, name, define) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    resolve: { alias: aliases },
    define,
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(WORKERS, `${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}
