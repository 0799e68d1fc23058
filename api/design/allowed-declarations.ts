import {
  areColours,
  areFontFiles,
  areRadii,
  gradientColours,
  areOwnFonts,
  isOwnFont,
  isHex,
  isRadius,
  isShadow,
} from '@api/design/allowed-values';
import { COLOUR_TOKENS } from '@api/design/page-colours';

/** Where a declaration stands. */
export type Place =
  /** The shop's page itself, `.shop-{id}`. */
  | 'page'
  /** Headings alone. */
  | 'heading'
  | 'element'
  /** `@font-face`. */
  | 'font';

type IsAllowed = (value: string, shopId: number) => boolean;

const SIDE = '(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?';
const CORNER = '(?:-(?:top-(?:left|right)|bottom-(?:left|right)|(?:start|end)-(?:start|end)))?';

/** What draws a box without moving it or its text. */
const BOXES: readonly (readonly [RegExp, IsAllowed])[] = [
  [new RegExp(`^border${SIDE}-color$`), areColours],
  [new RegExp(`^border${CORNER}-radius$`), areRadii],
  [/^box-shadow$/, isShadow],
];

/**
 * Colours of text and grounds change for the whole page at once, so that it can be computed which text stands on which
 * ground; see page-palette.ts.
 */
const PAGE: readonly (readonly [RegExp, IsAllowed])[] = [
  [new RegExp(`^(?:${COLOUR_TOKENS.join('|')})$`), isHex],
  [/^--radius$/, isRadius],
  [/^--depth-[12]$/, isShadow],
  [/^background-color$/, isHex],
  [/^background-image$/, (value) => gradientColours(value) !== undefined],
];

/** A heading may wrap otherwise in another font; the text of prices, buttons and messages is the page's. */
const HEADINGS: readonly (readonly [RegExp, IsAllowed])[] = [[/^font-family$/, areOwnFonts]];

const FONTS: readonly (readonly [RegExp, IsAllowed])[] = [
  [/^font-family$/, isOwnFont],
  [/^src$/, areFontFiles],
  [/^font-weight$/, (value) => /^(?:normal|bold|\d{3}(?: \d{3})?)$/.test(value)],
  [/^font-style$/, (value) => /^(?:normal|italic)$/.test(value)],
  [/^font-display$/, (value) => /^(?:auto|block|swap|fallback|optional)$/.test(value)],
];

const ALLOWED: Readonly<Record<Place, readonly (readonly [RegExp, IsAllowed])[]>> = {
  page: [...PAGE, ...BOXES],
  heading: [...HEADINGS, ...BOXES],
  element: BOXES,
  font: FONTS,
};

/** Whether a shop may set this there. What is not named is not allowed. Source: docs/security.md, The shops' stylesheets. */
export const isAllowed = (place: Place, property: string, value: string, shopId: number): boolean =>
  ALLOWED[place].some(([name, isFit]) => name.test(property) && isFit(value, shopId));
