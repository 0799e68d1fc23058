import postcss, { AtRule, Declaration, Rule, type ChildNode, type Container, type Root } from 'postcss';
import { isAllowed, type Place } from '@api/design/allowed-declarations';
import type { ColourScheme } from '@api/design/page-colours';
import { removeHidingColours, pageSelector } from '@api/design/page-palette';
import { scopeSelector } from '@api/design/scope-selector';

export const STYLESHEET_MAX_BYTES = 131_072;

const SCHEME = /^\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i;
/** A heading as the last element, outside brackets and strings. */
const HEADING = /(?:^|[\s>+~])h[1-6](?:[.#:][\w.#:-]*)?$/;
const MAX_NOTED_CHARS = 120;

/** The result of sanitizing a stylesheet. */
export interface SanitisedStylesheet {
  /** The part served to visitors. */
  readonly stylesheet: string;
  /** The rejected rules and declarations, as written. */
  readonly leftOut: readonly string[];
  /** The schemes in which the colours would make text invisible, so that the chain's apply. */
  readonly hidingIn: readonly ColourScheme[];
}

/** The part of a shop's stylesheet that is served to visitors. Source: docs/security.md, The shops' stylesheets. */
export const sanitiseStylesheet = (stylesheet: string, shopId: number): string =>
  inspectStylesheet(stylesheet, shopId).stylesheet;

/**
 * Reduces a shop's stylesheet to listed properties, which style its own page without hiding, moving, resizing or adding
 * anything. The result is empty for a sheet that is too large or invalid.
 */
export function inspectStylesheet(stylesheet: string, shopId: number): SanitisedStylesheet {
  const allowed = allowedStylesheet(stylesheet, shopId);
  if (allowed === undefined) return { stylesheet: '', leftOut: ['the whole stylesheet'], hidingIn: [] };
  const { root, leftOut } = allowed;
  const hidingIn = removeHidingColours(root, shopId);
  const clean = root.toString();
  const isTooLarge = Buffer.byteLength(clean) > STYLESHEET_MAX_BYTES;
  return { stylesheet: isTooLarge ? '' : clean, leftOut, hidingIn };
}

/** The allowed part of the sheet, including colours that make text invisible. */
export function allowedStylesheet(
  stylesheet: string,
  shopId: number,
): { readonly root: Root; readonly leftOut: readonly string[] } | undefined {
  if (Buffer.byteLength(stylesheet) > STYLESHEET_MAX_BYTES) return undefined;
  const root = parse(stylesheet);
  if (root === undefined) return undefined;
  const leftOut: string[] = [];
  new Sanitiser(shopId, (node) => {
    if (node.type !== 'comment')
      leftOut.push(node.toString().replaceAll(/\s+/g, ' ').slice(0, MAX_NOTED_CHARS));
  }).clean(root);
  return { root, leftOut };
}

function parse(stylesheet: string): Root | undefined {
  try {
    return postcss.parse(stylesheet);
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError) return undefined;
    throw error;
  }
}

class Sanitiser {
  readonly #shopId: number;
  readonly #note: (node: ChildNode) => void;

  constructor(shopId: number, note: (node: ChildNode) => void) {
    this.#shopId = shopId;
    this.#note = note;
  }

  /** Groups are nested one level deep. */
  clean(root: Root): void {
    // `raws` is printed unescaped: a comment in it would be served as written.
    root.raws = {};
    this.#filter(root, (node) => {
      if (node instanceof Rule) return this.#cleanRule(node);
      if (!(node instanceof AtRule) || node.nodes === undefined) return false;
      return node.name === 'font-face' ? this.#cleanFont(node) : this.#cleanColorScheme(node);
    });
  }

  /** Removes what `clean` does not accept; `clean` rewrites what stays. */
  #filter(container: Container, clean: (node: ChildNode) => boolean): void {
    for (const node of [...(container.nodes ?? [])]) {
      const written = node.clone();
      if (clean(node)) continue;
      this.#note(written);
      node.remove();
    }
  }

  #cleanColorScheme(group: AtRule): boolean {
    const scheme = group.name === 'media' ? SCHEME.exec(group.params)?.[1] : undefined;
    if (scheme === undefined) return false;
    group.params = `(prefers-color-scheme: ${scheme.toLowerCase()})`;
    group.raws = { before: '\n', between: ' ', after: '\n', afterName: ' ' };
    this.#filter(group, (node) => node instanceof Rule && this.#cleanRule(node));
    return (group.nodes ?? []).length > 0;
  }

  /** Without the shop's namespace it would replace a font of the page. */
  #cleanFont(font: AtRule): boolean {
    if (font.params !== '') return false;
    font.raws = { before: '\n', between: ' ', after: '\n', semicolon: true };
    this.#filter(font, (node) => this.#cleanDeclaration(node, 'font'));
    const has = (name: string): boolean =>
      (font.nodes ?? []).some((node) => node instanceof Declaration && node.prop === name);
    return has('font-family') && has('src');
  }

  #cleanRule(rule: Rule): boolean {
    const selectors = rule.selectors
      .map((selector) => scopeSelector(selector, this.#shopId))
      .filter((selector) => selector !== undefined);
    if (selectors.length === 0) return false;
    const place = this.#placeOf(selectors);
    rule.selector = place === 'page' ? pageSelector(this.#shopId) : selectors.join(', ');
    rule.raws = { before: '\n', between: ' ', after: '\n', semicolon: true };
    this.#filter(rule, (node) => this.#cleanDeclaration(node, place));
    return rule.nodes.length > 0;
  }

  #placeOf(selectors: readonly string[]): Place {
    const page = pageSelector(this.#shopId);
    if (selectors.every((selector) => selector === page || selector === `body${page}`)) return 'page';
    return selectors.every((selector) => HEADING.test(selector)) ? 'heading' : 'element';
  }

  #cleanDeclaration(node: ChildNode, place: Place): boolean {
    if (!(node instanceof Declaration)) return false;
    const value = node.value.trim().replaceAll(/\s+/g, ' ');
    if (!isAllowed(place, node.prop, value, this.#shopId)) return false;
    node.value = value;
    // `!important` would change which rule wins, and so which text is on which background.
    node.important = false;
    node.raws = { before: '\n  ', between: ': ' };
    return true;
  }
}
