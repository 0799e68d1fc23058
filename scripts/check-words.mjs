// Part of `npm run verify`: a word that the glossary (docs/glossary.md) retires does not come back, neither in a
// comment or a document nor as a part of an identifier or a file name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './process.mjs';
import { RETIRED_WORDS } from './retired-words.mjs';

const FOLDERS = [
  'src',
  'api',
  'cli',
  'simulator',
  'demo',
  'pages',
  'test',
  'bench',
  'scripts',
  'docs',
  'examples',
];
const FILES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const READ = /\.(tsx?|mjs|md)$/;
/** The names on the wire and the schemas of the past stay as they are; the word lists name what they retire. */
const EXEMPT = [
  /^src\/adapters\/contract\//,
  /^api\/database\/migrations\//,
  /^docs\/spec\//,
  /^docs\/glossary\.md$/,
  /^scripts\/retired-words\.mjs$/,
];

/**
 * `text` in lower case with a space between the parts of its identifiers, so that it finds a word in the middle of one.
 * Names with underscores are columns of the database, which stay as they are.
 */
const separated = (text) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/-|(?<=[A-Z])_(?=[A-Z])/g, ' ')
    .toLowerCase();

const INSTEAD = new Map(
  RETIRED_WORDS.flatMap(([words, instead]) => words.split(', ').map((word) => [word, instead])),
);
/** One pattern for all words: a pattern for each would read the whole project as often as there are words. */
const RETIRED = new RegExp(String.raw`(?<![\w’'])(?:${[...INSTEAD.keys()].join('|')})(?![\w])`, 'g');

/** Every use of a retired word in a file and its name (line 0), as `{ file, line, word }`. */
const usesIn = ({ file, text }) =>
  separated(`${file}\n${text}`)
    .split('\n')
    .flatMap((content, line) => [...content.matchAll(RETIRED)].map(([word]) => ({ file, line, word })));

function readAll(root) {
  const names = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  return [...FILES.filter((file) => existsSync(path.join(root, file))), ...names]
    .filter((file) => READ.test(file) && !EXEMPT.some((exempt) => exempt.test(file)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const [root = projectRoot] = process.argv.slice(2);
const uses = readAll(root).flatMap(usesIn);
for (const { file, line, word } of uses)
  console.log(`${file}:${line}: “${word}”: write ${INSTEAD.get(word)}`);
console.log(`${uses.length} retired words`);
process.exitCode = uses.length === 0 ? 0 : 1;
