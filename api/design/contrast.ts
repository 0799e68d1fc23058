/** The colours of the page's texts and shapes, as `#rrggbb`. */
export interface PageColours {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly appetite: string;
  readonly onAppetite: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly plate: string;
  readonly good: string;
  readonly bad: string;
}

export interface UnreadablePair {
  readonly front: keyof PageColours;
  readonly ground: keyof PageColours;
  readonly ratio: number;
  readonly wanted: number;
}

const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;

/** Foreground, background and minimum ratio. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const PAIRS: readonly (readonly [keyof PageColours, keyof PageColours, number])[] = [
  ['ink', 'paper', TEXT_RATIO],
  ['ink', 'surface', TEXT_RATIO],
  ['ink', 'plate', TEXT_RATIO],
  ['inkSoft', 'paper', TEXT_RATIO],
  ['inkSoft', 'surface', TEXT_RATIO],
  ['good', 'paper', TEXT_RATIO],
  ['good', 'surface', TEXT_RATIO],
  ['bad', 'paper', TEXT_RATIO],
  ['bad', 'surface', TEXT_RATIO],
  ['onAppetite', 'appetite', TEXT_RATIO],
  ['onAccent', 'accent', TEXT_RATIO],
  ['appetite', 'paper', SHAPE_RATIO],
  ['appetite', 'surface', SHAPE_RATIO],
];

/** The pairs below their minimum ratio. */
export const unreadablePairs = (colours: PageColours): UnreadablePair[] =>
  PAIRS.map(([front, ground, wanted]) => ({
    front,
    ground,
    wanted,
    ratio: contrastRatio(colours[front], colours[ground]),
  })).filter(({ ratio, wanted }) => ratio < wanted);

/** From 1 (equal) to 21 (black on white), for colours as `#rrggbb`. Source: WCAG 2.2, contrast ratio. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
