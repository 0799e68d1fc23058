import { AtRule, Declaration, type Root, type Rule } from 'postcss';
import { gradientColours, isHex } from '@api/design/allowed-values';
import { contrastRatio, type PageColours } from '@api/design/contrast';
import { CHAIN_COLOURS, COLOUR_NAMES, COLOUR_PROPERTIES, type ColourScheme } from '@api/design/page-colours';

export const SCHEMES: readonly ColourScheme[] = ['light', 'dark'];

/** The colours of a shop's page in one scheme, and the backgrounds that its gradients add. */
export interface PagePalette {
  readonly colours: PageColours;
  readonly grounds: readonly string[];
}

/** Below this contrast a text counts as invisible. WCAG requires more, which the operator is notified of. */
const VISIBLE_RATIO = 2.5;

/** Fine enough that no invisible colour falls between two steps. */
const GRADIENT_STEPS = 16;

const TEXTS = ['ink', 'inkSoft', 'appetite', 'good', 'bad'] as const;
const GROUNDS = ['paper', 'surface', 'plate'] as const;
const LABELS = [
  ['onAppetite', 'appetite'],
  ['onAccent', 'accent'],
] as const;

export const pageSelector = (shopId: number): string => `.shop-${shopId}`;

/** The page's own rules of a sanitized sheet in order, each with its scheme. */
function pageRules(
  root: Root,
  shopId: number,
): readonly { readonly rule: Rule; readonly scheme: ColourScheme | 'any' }[] {
  const found: { rule: Rule; scheme: ColourScheme | 'any' }[] = [];
  root.walkRules((rule) => {
    if (rule.selector === pageSelector(shopId)) found.push({ rule, scheme: schemeOf(rule) });
  });
  return found;
}

function schemeOf({ parent }: Rule): ColourScheme | 'any' {
  if (!(parent instanceof AtRule)) return 'any';
  return parent.params.includes('dark') ? 'dark' : 'light';
}

/** As a browser computes it: all rules of the page have the same specificity, so the last one of a scheme wins. */
export function pagePalette(root: Root, shopId: number, scheme: ColourScheme): PagePalette {
  const set = new Map<string, string>();
  const grounds: string[] = [];
  for (const { rule, scheme: ofRule } of pageRules(root, shopId)) {
    if (ofRule !== 'any' && ofRule !== scheme) continue;
    for (const { prop, value } of declarationsOf(rule)) {
      if (prop.startsWith('--color-')) set.set(prop, inSixDigits(value));
      else if (prop === 'background-color' && isHex(value)) grounds.push(inSixDigits(value));
      else if (prop === 'background-image')
        grounds.push(...alongGradient((gradientColours(value) ?? []).map(inSixDigits)));
    }
  }
  const chain = CHAIN_COLOURS[scheme];
  const colours = COLOUR_NAMES.reduce<PageColours>(
    (all, name) => ({ ...all, [name]: set.get(COLOUR_PROPERTIES[name]) ?? chain[name] }),
    chain,
  );
  return { colours, grounds };
}

/** The colours along a gradient, any of which may be the background of a text. */
const alongGradient = (stops: readonly string[]): readonly string[] =>
  stops.flatMap((stop, index) => {
    const next = stops[index + 1] ?? stop;
    return Array.from({ length: GRADIENT_STEPS }, (_, step) => mixed(stop, next, step / GRADIENT_STEPS));
  });

function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(one + (other - one) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether every text of the page is visible on every background. */
export function isVisible({ colours, grounds }: PagePalette): boolean {
  const isApart = (front: string, ground: string): boolean => contrastRatio(front, ground) >= VISIBLE_RATIO;
  const all = [...GROUNDS.map((ground) => colours[ground]), ...grounds];
  return (
    TEXTS.every((text) => all.every((ground) => isApart(colours[text], ground))) &&
    LABELS.every(([label, ground]) => isApart(colours[label], colours[ground]))
  );
}

/**
 * Removes the colours of each scheme in which they would make text invisible; the chain's apply there. Answers these
 * schemes.
 */
export function removeHidingColours(root: Root, shopId: number): readonly ColourScheme[] {
  const hiding = SCHEMES.filter((scheme) => !isVisible(pagePalette(root, shopId, scheme)));
  if (hiding.length === 0) return hiding;
  const [shown] = SCHEMES.filter((scheme) => !hiding.includes(scheme));
  for (const { rule, scheme } of pageRules(root, shopId)) {
    const colours = declarationsOf(rule).filter(({ prop }) => /^(?:--color-|background-)/.test(prop));
    if (scheme === shown) continue;
    if (scheme === 'any' && shown !== undefined && colours.length > 0)
      rule.after(onlyIn(shown, rule, colours));
    for (const colour of colours) colour.remove();
    if (rule.nodes.length > 0) continue;
    const { parent } = rule;
    rule.remove();
    if (parent instanceof AtRule && parent.nodes?.length === 0) parent.remove();
  }
  return hiding;
}

function onlyIn(scheme: ColourScheme, rule: Rule, colours: readonly Declaration[]): AtRule {
  const inScheme = rule.clone({ nodes: colours.map((colour) => colour.clone()) });
  const raws = { before: '\n', between: ' ', after: '\n', afterName: ' ' };
  return new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})`, nodes: [inScheme], raws });
}

const declarationsOf = (rule: Rule): readonly Declaration[] =>
  rule.nodes.filter((node) => node instanceof Declaration);

const inSixDigits = (hex: string): string =>
  hex.length === 7 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
