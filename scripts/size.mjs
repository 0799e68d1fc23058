// `npm run size`: what the first screen (home, in the default language) loads. `-- --json` prints the sums alone.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { projectRoot } from './process.mjs';

const CLIENT = path.join(projectRoot, 'dist/client');
const INFO = path.join(projectRoot, 'dist/client-info');
/** The lazy chunk that home loads itself: its texts in the default language. */
const LAZY_ON_FIRST_SCREEN = [/^locales\/sv\/first\b/];
/** A browser loads of a font only the files whose characters the page shows: Swedish is all in `latin`. */
const FONT_ON_FIRST_SCREEN = /-latin-(?!ext)/;
const KINDS = {
  script: /\.js$/,
  style: /\.css$/,
  font: /\.woff2$/,
  image: /\.(png|jpe?g|webp|avif|svg|ico)$/,
};
const kinds = Object.keys(KINDS);

await build();
const manifest = JSON.parse(await readFile(path.join(INFO, 'manifest.json'), 'utf8'));
const files = await Promise.all([...(await firstScreenFiles())].map(measure));
const sums = Object.fromEntries(kinds.map((kind) => [kind, sum(files.filter((file) => file.kind === kind))]));

if (process.argv.includes('--json')) console.log(JSON.stringify(sums));
else await printTables();

/** Paths under dist/client: entry and lazy chunks with all that they import, their styles, fonts and images. */
async function firstScreenFiles() {
  const starts = Object.keys(manifest).filter(
    (key) => manifest[key].isEntry || LAZY_ON_FIRST_SCREEN.some((pattern) => pattern.test(key)),
  );
  const loaded = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], assets = [], imports = [] } = manifest[key];
    for (const name of [file, ...css, ...assets]) loaded.add(name);
    imports.forEach(visit);
  };
  starts.forEach(visit);
  const html = await readFile(path.join(CLIENT, 'index.html'), 'utf8');
  // The icons are loaded only when the storefront is added to a home screen.
  for (const [, name] of html.matchAll(/(?:src|href)="\/(?!icons\/)([^"]+)"/g)) loaded.add(name);
  return [...loaded].filter(
    (name) =>
      existsSync(path.join(CLIENT, name)) && (!KINDS.font.test(name) || FONT_ON_FIRST_SCREEN.test(name)),
  );
}

async function measure(name) {
  const bytes = await readFile(path.join(CLIENT, name));
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  const kind = kinds.find((candidate) => KINDS[candidate].test(name)) ?? 'other';
  return { name, kind, size: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli };
}

function sum(list) {
  const add = (key) => list.reduce((total, file) => total + file[key], 0);
  return { gzip: add('gzip'), brotli: add('brotli') };
}

async function printTables() {
  const row = (...cells) =>
    console.log(
      cells.map((cell, i) => (i === 0 ? String(cell).padEnd(48) : String(cell).padStart(10))).join(''),
    );
  row('file', 'bytes', 'gzip', 'brotli');
  for (const file of files.sort((a, b) => b.gzip - a.gzip)) row(file.name, file.size, file.gzip, file.brotli);
  console.log();
  row('kind', '', 'gzip', 'brotli');
  for (const [kind, { gzip, brotli }] of Object.entries(sums)) row(kind, '', gzip, brotli);
  console.log();
  row('package, of the scripts (before compression)', 'bytes');
  for (const [name, bytes] of await packageSizes()) row(name, bytes);
}

/** Every character of a script counts for the package that it comes from, by the script's source map. */
async function packageSizes() {
  const totals = new Map();
  for (const { name } of files.filter((file) => file.kind === 'script')) {
    const mapFile = path.join(INFO, `${path.basename(name)}.map`);
    // What the bundler writes by itself, such as its runtime, has no source.
    if (!existsSync(mapFile)) continue;
    const code = await readFile(path.join(CLIENT, name), 'utf8');
    const map = new SourceMap(JSON.parse(await readFile(mapFile, 'utf8')));
    code.split('\n').forEach((line, lineIndex) => {
      for (let column = 0; column < line.length; column += 1) {
        const entry = map.findEntry(lineIndex, column);
        const owner = packageOf('originalSource' in entry ? entry.originalSource : undefined);
        totals.set(owner, (totals.get(owner) ?? 0) + 1);
      }
    });
  }
  return [...totals].sort((a, b) => b[1] - a[1]);
}

/** `../node_modules/@a/b/x.js` gives `@a/b`; our own files are `lucka`. */
function packageOf(source) {
  if (source === undefined || source.includes('\0')) return '(bundler)';
  const parts = source.split('node_modules/');
  if (parts.length === 1) return 'lucka';
  const inside = parts.at(-1).split('/');
  return inside.slice(0, inside[0].startsWith('@') ? 2 : 1).join('/');
}
