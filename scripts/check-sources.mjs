// Part of `npm run verify`: every source that the code, the tests or the documents cite is in docs/. A citation is an
// id (`BASK-03`, `PAIN-13`, `FAULT-C19`), a section of the specification (`spec §4 Basket`), a part of the decisions
// (`decisions, POST /api/order`) or a document (`docs/security.md, Rate limits`). Every file and folder that a document
// names in backticks or links to exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './process.mjs';

const READ = ['src', 'api', 'cli', 'simulator', 'demo', 'pages', 'test', 'bench', 'scripts', 'docs'];
const SOURCE_FILE = /\.(tsx?|mjs|md)$/;
/** The tests of the checks have sources that do not resolve. */
const EXAMPLES = /^test\/scripts\/check-/;
const ID = /(?<![\w-])[A-Z]{2,10}-[A-Z]?\d{1,3}(?![\w-])/g;
/** A letter and a number stand for a row of a list that is not in docs/, where a source is given. */
const BARE_ROW = /(?<=Source:[^.]*?(?:[\s,;(]))(?:user-pains|reliability|[ACDPWXZ]\d{1,2})(?![\w-])/g;
const BARE_ROW_IN_TITLE = /(?<=\[(?:[^\]\n]*, )?)[ACDPWXZ]\d{1,2}(?=(?:, [^\]\n]*)?\]['"`])/g;
const SECTION = /\bspec §(\d+)(?: ([A-Z/][^,;:.)*]*))?/g;
const DECISION = /\b[dD]ecisions,? ((?:GET|POST|PUT|DELETE|PATCH|[A-Z])[^,;:.)*'’]*)/g;
/** A path from the top folder in backticks, and the target of a link; a pattern (`<name>`, `*`) is no path. */
const PATH =
  /`((?:api|bench|bin|cli|demo|docs|examples|locales|public|scripts|simulator|src|test)\/[\w./-]*)`/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const DOCUMENT = /\bdocs\/[\w/.-]+\.(?:md|1)\b/g;

/** Every citation in `files` (`{ file, text }`) that does not resolve in the docs/ among them, as `file:line: what`. */
function unresolvedSources(files) {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const docs = files.filter(({ file }) => file.startsWith('docs/'));
  const known = new Set(docs.flatMap(({ text }) => definedIn(text)));
  const prefixes = new Set([...known].map(prefixOf));
  const sections = sectionsOf(texts.get('docs/spec/specification.md') ?? '');
  const decisions = plain(texts.get('docs/spec/decisions.md') ?? '');
  const resolves = {
    id: ([id]) => known.has(id) || !prefixes.has(prefixOf(id)),
    row: () => false,
    section: ([, number, name = '']) => sections.get(number)?.includes(plain(name)) === true,
    decision: ([, name]) => decisions.includes(plain(name)),
    document: ([file]) => texts.has(file) || file.endsWith('.1'),
  };
  const patterns = [
    ['id', ID],
    ['row', BARE_ROW],
    ['row', BARE_ROW_IN_TITLE],
    ['section', SECTION],
    ['decision', DECISION],
    ['document', DOCUMENT],
  ];
  return files.flatMap(({ file, text }) =>
    patterns.flatMap(([kind, pattern]) =>
      [...joined(text).matchAll(pattern)]
        .filter((match) => !resolves[kind](match))
        .map((match) => `${file}:${lineOf(text, match.index)}: ${match[0].trim()}`),
    ),
  );
}

/** The ids in bold: `- **AMB-01, AMB-02** …`. */
const definedIn = (text) =>
  [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, bold]) => bold.match(ID) ?? []);

const prefixOf = (id) => id.split('-')[0];

/** A comment that goes on in the next line is one text of the same length. */
const joined = (text) => text.replaceAll(/\n( *)(\*|\/\/)(?= )/g, (all) => ' '.repeat(all.length));

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

const plain = (text) => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The text of each numbered section, by its number. */
const sectionsOf = (text) =>
  new Map(
    text
      .split(/^## (?=\d)/m)
      .slice(1)
      .map((section) => [/^\d+/.exec(section)?.[0], plain(section)]),
  );

function filesUnder(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => SOURCE_FILE.test(file) && !EXAMPLES.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** The paths that the documents of `files` name and that do not exist below `root`, as `file:line: path`. */
function missingPaths(root, files) {
  return files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) => {
      const named = [...text.matchAll(PATH)].map((match) => ({ match, from: '.' }));
      const linked = [...text.matchAll(LINK)].map((match) => ({ match, from: path.dirname(file) }));
      return [...named, ...linked]
        .filter(({ match, from }) => !existsSync(path.join(root, from, match[1] ?? '')))
        .map(({ match }) => `${file}:${lineOf(text, match.index)}: ${match[1]}`);
    });
}

const TOP_FILES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];

function topFiles(root) {
  return TOP_FILES.filter((file) => existsSync(path.join(root, file))).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

const [root = projectRoot] = process.argv.slice(2);
const files = [...topFiles(root), ...READ.flatMap((folder) => filesUnder(root, folder))];
const unresolved = [...unresolvedSources(files), ...missingPaths(root, files)];
for (const each of unresolved) console.log(each);
console.log(`${unresolved.length} sources or paths do not resolve`);
process.exitCode = unresolved.length === 0 ? 0 : 1;
