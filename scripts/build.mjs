// Builds what is stale: the client to dist/client, the API to dist/api, the pages of another API to dist/pages, the
// thread that draws for both to dist/drawing, the command line to dist/cli. `--force` builds them in any case.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildServiceWorker } from './build-service-worker.mjs';
import { projectRoot, runQuietly } from './process.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
/** The products by name, each with a file that exists once it is built. */
const PRODUCTS = {
  client: { file: inProject('dist/client/index.html'), build: buildClient },
  api: { file: inProject('dist/api/main.js'), build: () => buildProgram('demo/main.ts', 'dist/api') },
  pages: {
    file: inProject('dist/pages/main.js'),
    build: () => buildProgram('pages/standalone/main.ts', 'dist/pages'),
  },
  drawing: {
    file: inProject('dist/drawing/main.js'),
    build: () => buildProgram('pages/thread/main.ts', 'dist/drawing'),
  },
  cli: {
    file: inProject('dist/cli/main.js'),
    build: () => buildProgram('cli/main.ts', 'dist/cli', ['--mode', 'cli']),
  },
};
const SOURCES = [
  'src',
  'api',
  'cli',
  'simulator',
  'demo',
  'pages',
  'locales',
  'public',
  'index.html',
  'staff.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts',
];
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|ico)$/;

/**
 * Resolves when dist/ holds a build of the source as it is now; rejects with the output of a failed build. `onStale` is
 * called when something has to be built.
 */
export async function build({ isForced = false, only = Object.keys(PRODUCTS), onStale = () => {} } = {}) {
  const startedAt = new Date();
  const wanted = only.map((name) => ({ ...PRODUCTS[name], stamp: inProject(`dist/${name}.stamp`) }));
  const changedMs = await newestChange();
  const isNewer = await Promise.all(wanted.map((product) => isNewerThan(product, changedMs)));
  const doubtful = wanted.filter((_, index) => isForced || !isNewer[index]);
  if (doubtful.length === 0) return { isBuilt: false };
  const hash = await sourceHash();
  const isSame = await Promise.all(doubtful.map((product) => isOf(product, hash)));
  const stale = doubtful.filter((_, index) => isForced || !isSame[index]);
  if (stale.length > 0) onStale();
  await Promise.all(stale.map((product) => renew(product, hash)));
  // A change during the build is newer than this time.
  await Promise.all(doubtful.map(({ stamp }) => utimes(stamp, startedAt, startedAt)));
  return { isBuilt: stale.length > 0 };
}

async function renew({ stamp, build: buildProduct }, hash) {
  await rm(stamp, { force: true });
  await buildProduct();
  await writeFile(stamp, hash);
}

const isOf = async ({ file, stamp }, hash) =>
  [file, stamp].every(existsSync) && (await readFile(stamp, 'utf8')) === hash;

/** A program for Node. */
function buildProgram(entry, folder, options = []) {
  return runQuietly('node', [VITE, 'build', '--ssr', entry, '--outDir', folder, ...options]);
}

function inProject(file) {
  return path.join(projectRoot, file);
}

async function buildClient() {
  await runQuietly('node', [VITE, 'build']);
  const client = path.join(projectRoot, 'dist/client');
  await moveOutOfServedFolder(client);
  await buildServiceWorker(client);
  // Afterwards: the list of what guests store ahead has nothing of it.
  await runQuietly('node', [VITE, 'build', '--mode', 'staff']);
  await moveSourceMaps(client);
  await Promise.all((await filesUnder(client)).filter((file) => COMPRESSIBLE.test(file)).map(compress));
}

/** The manifest is for `npm run size`, and is not served. */
async function moveOutOfServedFolder(client) {
  const aside = path.join(projectRoot, 'dist/client-info');
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await rename(path.join(client, '.vite/manifest.json'), path.join(aside, 'manifest.json'));
  await rm(path.join(client, '.vite'), { recursive: true });
  await moveSourceMaps(client);
}

/** They are for reading stack traces, and are not served. */
async function moveSourceMaps(client) {
  for (const file of (await filesUnder(client)).filter((name) => name.endsWith('.map'))) {
    await cp(file, path.join(projectRoot, 'dist/client-info', path.basename(file)));
    await rm(file);
  }
}

/** Writes the .br and .gz versions that the server sends instead of the file. */
async function compress(file) {
  const bytes = await readFile(file);
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, brotliOptions),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}

/** Whether it was built after the newest change, by this version of Node.js. Compares times only. */
async function isNewerThan({ file, stamp }, changedMs) {
  if (![file, stamp].every(existsSync)) return false;
  const [version] = (await readFile(stamp, 'utf8')).split(' ');
  return version === process.version && (await stat(stamp)).mtimeMs > changedMs;
}

/** The time of the last change of a source; added and removed files change the time of their folder. */
async function newestChange() {
  let newestMs = 0;
  for (const source of SOURCES) {
    const place = path.join(projectRoot, source);
    if (!existsSync(place)) continue;
    const entries = await readdir(place, { recursive: true }).catch(() => []);
    const files = [place, ...entries.map((entry) => path.join(place, entry))];
    const changes = await Promise.all(files.map((file) => stat(file)));
    newestMs = changes.reduce((newest, { mtimeMs }) => Math.max(newest, mtimeMs), newestMs);
  }
  return newestMs;
}

async function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of (await filesUnder(path.join(projectRoot, source))).sort()) {
      hash
        .update(path.relative(projectRoot, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return `${process.version} ${hash.digest('hex')}`;
}

/** Every file under a folder; the file itself for a file; none if it does not exist. */
async function filesUnder(place) {
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

if (import.meta.filename === process.argv[1]) {
  const { isBuilt } = await build({ isForced: process.argv.includes('--force') });
  console.log(
    isBuilt ? 'Built dist/client, dist/api, dist/pages, dist/drawing and dist/cli.' : 'dist/ is up to date.',
  );
}
