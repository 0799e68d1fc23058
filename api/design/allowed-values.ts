/** The largest corner radius, so that buttons and prices at a card's edge are not clipped. */
const MAX_RADIUS_PX = 32;
const PX_PER_REM = 16;
/** Limits of shadows, so that the text under them stays readable. */
const MAX_SHADOW_OFFSET_PX = 12;
const MAX_SHADOW_BLUR_PX = 48;
const MAX_SHADOW_SPREAD_PX = 4;
const MAX_SHADOW_ALPHA = 0.4;
const MAX_SHADOWS = 3;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const COLOUR =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,30}|(?:rgb|hsl)a?\([\d.%,/ ]{3,40}\)|var\(--color-[a-z-]{1,20}\))$/i;
const NUMBER = String.raw`-?\d{0,4}(?:\.\d{1,4})?`;
const LENGTH = new RegExp(`^(${NUMBER})(px|rem)?$`);
const FONT_FILE = /^url\((["']?)\/assets\/[\w/-][\w./-]{0,200}\1\)(?: format\((["']?)[\w-]{1,20}\2\))?$/;
const STOP = /^(#[0-9a-f]{3}(?:[0-9a-f]{3})?)(?: \d{1,3}%){0,2}$/i;
const GRADIENT = /^(?:linear|radial)-gradient\(([#\w\s%,.-]{1,500})\)$/i;
const DIRECTION = /^(?:-?\d{1,3}deg|to (?:top|bottom|left|right)(?: (?:left|right))?|circle|ellipse)$/i;
const SHADOW_COLOUR =
  /^(?:rgb\(\d{1,3} \d{1,3} \d{1,3} \/ (\d{0,3}(?:\.\d{1,4})?)(%?)\)|#[0-9a-f]{6}([0-9a-f]{2}))$/i;

export const isHex = (value: string): boolean => HEX.test(value);

export const areColours = (value: string): boolean => isListOf(value, 4, (part) => COLOUR.test(part));

export const areRadii = (value: string): boolean =>
  isListOf(value, 4, (part) => isRadius(part) || /^var\(--radius(?:-small)?\)$/.test(part));

export function isRadius(value: string): boolean {
  const px = pixelsOf(value);
  return px !== undefined && px >= 0 && px <= MAX_RADIUS_PX;
}

export const isShadow = (value: string): boolean =>
  value === 'none' || /^var\(--depth-[12]\)$/.test(value) || areShadows(splitOutside(value, ','));

/** Every colour of a gradient, as #rgb or #rrggbb; undefined unless it is a gradient of opaque colours. */
export function gradientColours(value: string): readonly string[] | undefined {
  const parts = GRADIENT.exec(value)?.[1]
    ?.split(',')
    .map((part) => part.trim());
  if (parts === undefined) return undefined;
  const stops = parts.filter((part, index) => index > 0 || !DIRECTION.test(part));
  const colours = stops.map((stop) => STOP.exec(stop)?.[1]);
  const known = colours.filter((colour) => colour !== undefined);
  return known.length >= 2 && known.length === colours.length ? known : undefined;
}

/** Whether every file of the list belongs to the built client. */
export const areFontFiles = (value: string): boolean =>
  isFewOf(splitOutside(value, ','), 8, (source) => FONT_FILE.test(source) && !/\.\.|\/\//.test(source));

/** Whether the name is in the shop's namespace; another one would replace a font of the page. */
export const isOwnFont = (name: string, shopId: number): boolean =>
  new RegExp(`^(["']?)shop-${shopId}(?![\\w])[\\w -]{0,40}\\1$`).test(name);

/** Whether the list is the shop's fonts, followed by the page's. */
export const areOwnFonts = (value: string, shopId: number): boolean =>
  isFewOf(splitOutside(value, ','), 6, (name) => isOwnFont(name, shopId) || name === 'var(--font-display)');

/** Overlapping shadows add up. */
function areShadows(shadows: readonly string[]): boolean {
  const alphas = shadows.map(alphaOfShadow).filter((alpha) => alpha !== undefined);
  const isFew = shadows.length >= 1 && shadows.length <= MAX_SHADOWS && alphas.length === shadows.length;
  const sum = alphas.reduce((all, alpha) => all + alpha, 0);
  // Sums of decimal fractions are inexact.
  return isFew && sum <= MAX_SHADOW_ALPHA + Number.EPSILON;
}

/** Undefined unless it is a shadow within the limits. */
function alphaOfShadow(shadow: string): number | undefined {
  const parts = splitOutside(shadow, ' ');
  const [x, y, blur = 0, spread = 0] = parts.slice(0, -1).map((part) => pixelsOf(part) ?? Number.NaN);
  const isFew = parts.length >= 3 && parts.length <= 5;
  const isNear =
    isFew &&
    isWithin(x, -MAX_SHADOW_OFFSET_PX, MAX_SHADOW_OFFSET_PX) &&
    isWithin(y, -MAX_SHADOW_OFFSET_PX, MAX_SHADOW_OFFSET_PX) &&
    isWithin(blur, 0, MAX_SHADOW_BLUR_PX) &&
    isWithin(spread, -MAX_SHADOW_BLUR_PX, MAX_SHADOW_SPREAD_PX);
  return isNear ? alphaOf(parts.at(-1) ?? '') : undefined;
}

function alphaOf(colour: string): number | undefined {
  const [isColour, amount, percent, hex] = SHADOW_COLOUR.exec(colour) ?? [];
  if (isColour === undefined) return undefined;
  const alpha =
    hex === undefined ? Number(amount) / (percent === '%' ? 100 : 1) : Number.parseInt(hex, 16) / 255;
  return Number.isNaN(alpha) ? undefined : alpha;
}

const isWithin = (value: number | undefined, min: number, max: number): boolean =>
  value !== undefined && value >= min && value <= max;

function pixelsOf(text: string): number | undefined {
  const [, number = '', unit] = LENGTH.exec(text) ?? [];
  if (!/\d/.test(number)) return undefined;
  if (unit === undefined) return Number(number) === 0 ? 0 : undefined;
  return Number(number) * (unit === 'rem' ? PX_PER_REM : 1);
}

const isListOf = (value: string, most: number, isOne: (part: string) => boolean): boolean =>
  isFewOf(splitOutside(value, ' '), most, isOne);

const isFewOf = (parts: readonly string[], most: number, isOne: (part: string) => boolean): boolean =>
  parts.length >= 1 && parts.length <= most && parts.every(isOne);

/** Splits at a sign outside brackets. */
function splitOutside(value: string, sign: ',' | ' '): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of value) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === sign && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
