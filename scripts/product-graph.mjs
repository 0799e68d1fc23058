// The part of src/ and api/ that the product runs: the files that its entry points reach at run time, and the exports
// of them that other reached files import. Read from the imports in the sources; types alone do not count.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from './process.mjs';

/** Page, API, command line and service workers. */
const ENTRIES = [
  ...scriptsOf('index.html'),
  'demo/main.ts',
  'pages/standalone/main.ts',
  'pages/thread/main.ts',
  'cli/main.ts',
  'src/adapters/browser/service-worker/sw.ts',
  'src/adapters/browser/service-worker/sw-off.ts',
];
const ALIASES = {
  '@/': 'src/',
  '@api/': 'api/',
  '@cli/': 'cli/',
  '@demo/': 'demo/',
  '@pages/': 'pages/',
  '@simulator/': 'simulator/',
  '@test/': 'test/',
};
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];
/** Instead of a name: the whole module. */
const ALL = '*';

const sources = new Map();

/** @returns {ts.SourceFile} parsed once */
export function sourceOf(file) {
  if (!sources.has(file)) {
    const text = readFileSync(path.join(projectRoot, file), 'utf8');
    sources.set(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return sources.get(file);
}

/** @returns {{ file: string, name: string, local: string | undefined }[]} what a file imports at run time */
export function importsOf(file) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const found = [];
  const add = (specifier, name, local) => {
    const target = resolve(specifier.text, file);
    if (target !== undefined) found.push({ file: target, name, local });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return addImport(node, add);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      return add(node.moduleSpecifier, ALL, undefined);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier !== undefined && ts.isStringLiteral(specifier)) add(specifier, ALL, undefined);
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(file));
  return found;
}

/** @param {ts.ImportDeclaration} node */
function addImport({ importClause, moduleSpecifier }, add) {
  if (importClause === undefined) return add(moduleSpecifier, ALL, undefined);
  if (importClause.isTypeOnly) return;
  if (importClause.name) add(moduleSpecifier, 'default', importClause.name.text);
  const bindings = importClause.namedBindings;
  if (bindings === undefined) return;
  if (ts.isNamespaceImport(bindings)) return add(moduleSpecifier, ALL, bindings.name.text);
  for (const { isTypeOnly, name, propertyName } of bindings.elements)
    if (!isTypeOnly) add(moduleSpecifier, (propertyName ?? name).text, name.text);
}

/** The file of a specifier; undefined for a package. */
function resolve(specifier, from) {
  const bare = specifier.replace(/\?.*$/, '');
  const alias = Object.keys(ALIASES).find((start) => bare.startsWith(start));
  const isRelative = bare.startsWith('.');
  if (isRelative) return fileOf(path.posix.join(path.posix.dirname(from), bare));
  return alias === undefined ? undefined : fileOf(ALIASES[alias] + bare.slice(alias.length));
}

const fileOf = (base) => ENDINGS.map((ending) => base + ending).find(isFile);

const isFile = (file) => path.extname(file) !== '' && existsSync(path.join(projectRoot, file));

function scriptsOf(page) {
  const html = readFileSync(path.join(projectRoot, page), 'utf8');
  return [...html.matchAll(/<script type="module" src="\/([^"]+)"/g)].map(([, file]) => file);
}

/** Returns a function: whether the product runs an export of a file; without a name, whether it runs the file. */
export function productRuns() {
  const usedNames = new Map(ENTRIES.map((file) => [file, new Set()]));
  const waiting = [...ENTRIES];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const { file: target, name } of importsOf(file)) {
      if (!usedNames.has(target)) {
        usedNames.set(target, new Set());
        waiting.push(target);
      }
      usedNames.get(target)?.add(name);
    }
  }
  return (file, name) => {
    const names = usedNames.get(file);
    if (names === undefined) return false;
    return (
      name === undefined || name === ALL || names.has(ALL) || names.has(name) || isUsedWithin(file, name)
    );
  };
}

/** An export that its own file uses as well. */
function isUsedWithin(file, name) {
  let count = 0;
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.text === name) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(file));
  return count > 1;
}
