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

/** The kind of rule that contains a declaration. */
export type Place =
  /** The page itself, `.shop-{id}`. */
  | 'page'
  /** Headings only. */
  | 'heading'
  | 'element'
  /** `@font-face`. */
  | 'font';

type IsAllowed = (value: string, shopId: number) => boolean;

const SIDE = '(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?';
const CORNER = '(?:-(?:top-(?:left|right)|bottom-(?:left|right)|(?:start|end)-(?:start|end)))?';

/** Properties of boxes that move neither box nor text. */
const BOXES: readonly (readonly [RegExp, IsAllowed])[] = [
  [new RegExp(`^border${SIDE}-color$`), areColours],
  [new RegExp(`^border${CORNER}-radius$`), areRadii],
  [/^box-shadow$/, isShadow],
];

/**
 * Text and background colours apply to the whole page, so that every combination can be computed; see page-palette.ts.
 */
const PAGE: readonly (readonly [RegExp, IsAllowed])[] = [
  [new RegExp(`^(?:${COLOUR_TOKENS.join('|')})$`), isHex],
  [/^--radius$/, isRadius],
  [/^--depth-[12]$/, isShadow],
  [/^background-color$/, isHex],
  [/^background-image$/, (value) => gradientColours(value) !== undefined],
];

/** A heading may wrap differently in another font; prices, buttons and messages use the page's font. */
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

/**
 * Whether a shop may set this property; only listed ones are allowed. Source: docs/security.md, The shops' stylesheets.
 */
export const isAllowed = (place: Place, property: string, value: string, shopId: number): boolean =>
  ALLOWED[place].some(([name, isFit]) => name.test(property) && isFit(value, shopId));
