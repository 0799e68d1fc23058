import postcss, { AtRule, Declaration, Rule, type ChildNode, type Container } from 'postcss';
import { isHarmlessValue } from '@api/design/is-harmless-value';
import { scopeSelector } from '@api/design/scope-selector';

export const STYLESHEET_MAX_BYTES = 131_072;

/** At-rules that hold rules, and may stay. All others (`@import`, `@charset`, `@layer` …) go. */
const GROUPING = new Set(['media', 'supports']);
const HARMLESS_CONDITION = /^(?!.*url)[\w\s().,:<>=/%-]{1,500}$/is;

/**
 * What could put words of the shop's own beside a price, or lie over a button so that it says or does something else.
 * `behavior` and `-moz-binding` ran programs once.
 */
const REFUSED_PROPERTY =
  /^(?:content|quotes|list-style.*|text-overflow|hyphenate-character|text-emphasis.*|position|inset.*|pointer-events|(?:-webkit-)?mask.*|behavior|-moz-binding)$/i;

/**
 * What of a shop's stylesheet may reach a visitor: rules of that shop's own body class, without anything that is
 * fetched from elsewhere or that reaches beyond its rules. What is not understood is left out; a sheet that is too
 * large or no stylesheet at all gives none. Source: docs/security.md, The shops' stylesheets.
 */
export function sanitiseStylesheet(stylesheet: string, shopId: number): string {
  if (Buffer.byteLength(stylesheet) > STYLESHEET_MAX_BYTES) return '';
  const root = parse(stylesheet);
  if (root === undefined) return '';
  keepHarmless(root, shopId);
  const clean = root.toString();
  return Buffer.byteLength(clean) > STYLESHEET_MAX_BYTES ? '' : clean;
}

function parse(stylesheet: string): postcss.Root | undefined {
  try {
    return postcss.parse(stylesheet);
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError) return undefined;
    throw error;
  }
}

function keepHarmless(container: Container, shopId: number): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!isKept(node, shopId)) node.remove();
  }
}

function isKept(node: ChildNode, shopId: number): boolean {
  if (node instanceof Rule) return keepRule(node, shopId);
  return node instanceof AtRule && keepGroup(node, shopId);
}

function keepGroup(group: AtRule, shopId: number): boolean {
  if (!GROUPING.has(group.name) || group.nodes === undefined || !HARMLESS_CONDITION.test(group.params))
    return false;
  group.raws = { before: '\n', between: ' ', after: '\n', afterName: ' ' };
  keepHarmless(group, shopId);
  return group.nodes.length > 0;
}

/** The raw texts between the parts go too: a comment there would come back as it was written. */
function keepRule(rule: Rule, shopId: number): boolean {
  const selectors = rule.selectors.map((selector) => scopeSelector(selector, shopId));
  const kept = selectors.filter((selector) => selector !== undefined);
  if (kept.length === 0) return false;
  rule.selector = kept.join(', ');
  rule.raws = { before: '\n', between: ' ', after: '\n', semicolon: true };
  for (const node of [...rule.nodes]) {
    if (node instanceof Declaration && isKeptDeclaration(node)) cleanDeclaration(node);
    else node.remove();
  }
  return rule.nodes.length > 0;
}

const isKeptDeclaration = ({ prop, value }: Declaration): boolean =>
  /^-{0,2}[a-z][\w-]*$/i.test(prop) && !REFUSED_PROPERTY.test(prop) && isHarmlessValue(value);

function cleanDeclaration(declaration: Declaration): void {
  declaration.raws = { before: '\n  ', between: ': ' };
}
