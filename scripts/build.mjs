// Builds what is stale: the client to dist/client, the API to dist/api, the command line to dist/cli. `--force` builds
// them in any case.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildServiceWorker } from './build-service-worker.mjs';
import { projectRoot, runQuietly } from './process.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
const STAMP = path.join(projectRoot, 'dist/stamp');
const PRODUCTS = ['dist/client/index.html', 'dist/api/main.js', 'dist/cli/main.js'].map((file) =>
  path.join(projectRoot, file),
);
const SOURCES = ['src', 'api', 'public', 'index.html', 'package-lock.json', 'vite.config.ts', 'scripts'];
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|ico)$/;

/** Resolves when dist/ holds a build of the source as it is now; rejects with the output of a failed build. */
export async function build({ isForced = false } = {}) {
  const startedAt = new Date();
  const isThere = [STAMP, ...PRODUCTS].every(existsSync);
  if (isThere && !isForced && (await isOlderThanStamp())) return { isBuilt: false };
  const stamp = await sourceHash();
  if (isThere && !isForced && (await readFile(STAMP, 'utf8')) === stamp) {
    await utimes(STAMP, startedAt, startedAt);
    return { isBuilt: false };
  }
  await rm(STAMP, { force: true });
  await Promise.all([
    buildClient(),
    buildProgram('api/main.ts', 'dist/api'),
    buildProgram('src/adapters/cli/main.ts', 'dist/cli', ['--mode', 'cli']),
  ]);
  await writeFile(STAMP, stamp);
  // What changed while it was built is newer than that.
  await utimes(STAMP, startedAt, startedAt);
  return { isBuilt: true };
}

/** A program for Node. */
const buildProgram = (entry, folder, options = []) =>
  runQuietly('node', [VITE, 'build', '--ssr', entry, '--outDir', folder, ...options]);

async function buildClient() {
  await runQuietly('node', [VITE, 'build']);
  const client = path.join(projectRoot, 'dist/client');
  await moveOutOfServedFolder(client);
  await buildServiceWorker(client);
  await Promise.all((await filesUnder(client)).filter((file) => COMPRESSIBLE.test(file)).map(compress));
}

/** The manifest and the source maps are for us (`npm run size`, reading a stack), not for visitors. */
async function moveOutOfServedFolder(client) {
  const aside = path.join(projectRoot, 'dist/client-info');
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await rename(path.join(client, '.vite/manifest.json'), path.join(aside, 'manifest.json'));
  await rm(path.join(client, '.vite'), { recursive: true });
  for (const file of (await filesUnder(client)).filter((name) => name.endsWith('.map'))) {
    await cp(file, path.join(aside, path.basename(file)));
    await rm(file);
  }
}

/** Writes the .br and .gz twins that the server hands out in the file's stead. */
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

/** Whether no source changed, came or went since the build began: that is known without reading any. */
async function isOlderThanStamp() {
  const { mtimeMs } = await stat(STAMP);
  const version = (await readFile(STAMP, 'utf8')).split(' ')[0];
  if (version !== process.version) return false;
  for (const source of SOURCES) {
    const place = path.join(projectRoot, source);
    if (!existsSync(place)) continue;
    const entries = await readdir(place, { recursive: true }).catch(() => []);
    const changes = await Promise.all(
      [place, ...entries.map((entry) => path.join(place, entry))].map((file) => stat(file)),
    );
    if (changes.some((change) => change.mtimeMs >= mtimeMs)) return false;
  }
  return true;
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

/** Every file under a folder; the file itself for a file; none for what is not there. */
async function filesUnder(place) {
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

if (import.meta.filename === process.argv[1]) {
  const { isBuilt } = await build({ isForced: process.argv.includes('--force') });
  console.log(isBuilt ? 'Built dist/client, dist/api and dist/cli.' : 'dist/ is up to date.');
}
