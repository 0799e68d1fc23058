import type { Rule } from 'postcss';
import postcss, { AtRule, Declaration } from 'postcss';
import { type PageColours, type UnreadablePair, unreadablePairs } from '@api/design/contrast';
import { CHAIN_COLOURS, COLOUR_PROPERTIES, type ColourScheme } from '@api/design/page-colours';
import { sanitiseStylesheet } from '@api/design/sanitise-stylesheet';

/** What a shop's stylesheet makes hard to read. */
export interface Readability {
  readonly unreadable: readonly (UnreadablePair & { readonly scheme: ColourScheme })[];
  /** Colours that are set in a way that cannot be judged here: other than `#rgb` and `#rrggbb`. */
  readonly unjudged: readonly string[];
}

const SCHEMES: readonly ColourScheme[] = ['light', 'dark'];
const DARK = /prefers-color-scheme:\s*dark/i;
const LIGHT = /prefers-color-scheme:\s*light/i;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Judges the colours that a shop sets for its whole page, light and dark, by WCAG 2.2 AA. What of the sheet never
 * reaches a visitor is not judged. Source: look, Colour; PROD-15.
 */
export function judgeReadability(stylesheet: string, shopId: number): Readability {
  const settings = settingsOf(sanitiseStylesheet(stylesheet, shopId), shopId);
  const unjudged = new Set<string>();
  const unreadable = SCHEMES.flatMap((scheme) => {
    const set = { ...settings.any, ...settings[scheme] };
    const colours: PageColours = mapColours((name) => {
      const value = set[COLOUR_PROPERTIES[name]];
      if (value !== undefined && !HEX.test(value)) unjudged.add(COLOUR_PROPERTIES[name]);
      return value === undefined || !HEX.test(value) ? CHAIN_COLOURS[scheme][name] : inSixDigits(value);
    });
    return unreadablePairs(colours).map((pair) => ({ ...pair, scheme }));
  });
  return { unreadable, unjudged: [...unjudged] };
}

type Settings = Readonly<Record<ColourScheme | 'any', Record<string, string>>>;

/** The custom properties that stand on the page's body itself, the later ones over the earlier. */
function settingsOf(stylesheet: string, shopId: number): Settings {
  const settings: Settings = { any: {}, light: {}, dark: {} };
  const own = new RegExp(`^(?:body)?\\.shop-${shopId}$`);
  postcss.parse(stylesheet).walkRules((rule) => {
    if (!rule.selectors.some((selector) => own.test(selector))) return;
    for (const node of rule.nodes)
      if (node instanceof Declaration && node.prop.startsWith('--color-'))
        settings[schemeOf(rule)][node.prop] = node.value.trim();
  });
  return settings;
}

function schemeOf({ parent }: Rule): ColourScheme | 'any' {
  if (!(parent instanceof AtRule) || parent.name !== 'media') return 'any';
  if (DARK.test(parent.params)) return 'dark';
  return LIGHT.test(parent.params) ? 'light' : 'any';
}

const mapColours = (valueOf: (name: keyof PageColours) => string): PageColours => ({
  paper: valueOf('paper'),
  surface: valueOf('surface'),
  ink: valueOf('ink'),
  inkSoft: valueOf('inkSoft'),
  appetite: valueOf('appetite'),
  onAppetite: valueOf('onAppetite'),
  accent: valueOf('accent'),
  onAccent: valueOf('onAccent'),
  plate: valueOf('plate'),
});

const inSixDigits = (hex: string): string =>
  hex.length === 7 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
