import type { Root } from 'postcss';

/** A rule applies without these as well. */
const ALTERNATIVES = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTES = /\[[^\]]*\]/g;
const CLASS = /\.([a-z_-][\w-]*)/gi;

/** Those whose absence would change the order of the layers. */
const LAYER = 'layer';

/**
 * The rules of a style sheet that can match in a page with these classes: each selector whose classes all occur there.
 * What no class decides stays, as do states, conditions, fonts and animations.
 */
export function usedRules(sheet: Root, classes: ReadonlySet<string>): string {
  const used = sheet.clone();
  used.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => canMatch(selector, classes));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  used.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0 && atRule.name !== LAYER) atRule.remove();
  });
  return used.toString();
}

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const required = selector.replaceAll(ATTRIBUTES, '').replaceAll(ALTERNATIVES, '');
  return [...required.matchAll(CLASS)].every(([, name = '']) => classes.has(name));
}

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

/** All classes of elements in markup as React writes it. */
export const classesOf = (markup: string): readonly string[] =>
  [...markup.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(' '));
