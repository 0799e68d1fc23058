// Which requirements a test file shows by code that the product runs. A test counts where its code reaches, by imports,
// something that the product runs, and nothing of src/ or api/ that it does not run: code that only tests call shows
// nothing.
import ts from 'typescript';
import { importsOf, productRuns, sourceOf } from './product-graph.mjs';

const ID_LIST = /\[([A-Z]+-[A-Z]?\d+\+?(?:,\s*[A-Z]+-[A-Z]?\d+\+?)*)\]/g;
/** They create test values; their use of a constructor shows nothing about it. */
const MAKES_VALUES = /^test\/support\/(builders|arbitraries)\//;
/** They start the built product, or the API, in another process, or read the texts that it ships. */
const STARTS_PRODUCT = /^test\/support\/((browser|cli|database|api)\/|catalogues\.ts$)/;
const isProduct = (file) => /^(src|api|cli)\//.test(file);

/** The ids in the square brackets of a title: `[BASK-03]`, `[BASK-03, BASK-04]`. */
export const namedIds = (title) =>
  new Set([...title.matchAll(ID_LIST)].flatMap((match) => match[1].split(/,\s*/)));

/** Returns a function from a test file to the ids in its titles, each with whether the product runs the tested code. */
export function requirementShower() {
  const runs = productRuns();
  const reaching = new Map();
  /** Whether a file of test/support leads to something that the product runs. */
  const leadsToProduct = (file) => {
    if (isProduct(file)) return runs(file);
    if (STARTS_PRODUCT.test(file)) return true;
    if (!reaching.has(file)) {
      reaching.set(file, false);
      reaching.set(
        file,
        importsOf(file).some((each) => leadsToProduct(each.file)),
      );
    }
    return reaching.get(file);
  };
  const isRunByProduct = ({ file, name }) => {
    if (isProduct(file)) return runs(file, name) ? 'runs' : 'dead';
    return !MAKES_VALUES.test(file) && leadsToProduct(file) ? 'runs' : 'nothing';
  };
  return (file) => shownIn(file, isRunByProduct);
}

function shownIn(file, isRunByProduct) {
  const imports = new Map(importsOf(file).map((each) => [each.local ?? each.file, isRunByProduct(each)]));
  const definitions = definitionsIn(sourceOf(file));
  const shown = new Map();
  for (const { ids, node } of testsIn(sourceOf(file))) {
    const verdicts = verdictsOf(node, imports, definitions);
    const counts = verdicts.has('runs') && !verdicts.has('dead');
    for (const id of ids) shown.set(id, (shown.get(id) ?? false) || counts);
  }
  return shown;
}

/** Each text with ids, and the call that it is the title of. */
function testsIn(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const ids = namedIds(node.getText());
      if (ids.size > 0) found.push({ ids, node: testAround(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The innermost call with a function among its arguments; for a title in a table the whole file. */
function testAround(title) {
  const isTest = (node) =>
    ts.isCallExpression(node) && node.arguments.includes(title) && node.arguments.some(isFunction);
  let node = title;
  while (!isTest(node) && !ts.isSourceFile(node)) node = node.parent;
  return node;
}

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** The declaration of each name of a file, by name alone, which suffices to find what a test reaches. */
function definitionsIn(source) {
  const definitions = new Map();
  const define = (name, node) => {
    if (node === undefined) return;
    if (ts.isIdentifier(name)) definitions.set(name.text, [...(definitions.get(name.text) ?? []), node]);
    else for (const element of name.elements) if (element.name) define(element.name, node);
  };
  const visit = (node) => {
    if (ts.isVariableDeclaration(node)) define(node.name, node.initializer);
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name) define(node.name, node);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      if (ts.isIdentifier(node.left)) define(node.left, node.right);
    if (isFunction(node) && ts.isCallExpression(node.parent))
      for (const parameter of node.parameters) define(parameter.name, node.parent.expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return definitions;
}

function verdictsOf(test, imports, definitions) {
  const verdicts = new Set();
  const seen = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text);
      verdicts.add(imports.get(node.text));
      for (const definition of definitions.get(node.text) ?? []) visit(definition);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      verdicts.add('runs');
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(test);
  return verdicts;
}
