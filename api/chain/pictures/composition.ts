import { seededNumbers } from '@api/chain/illustration/seeded-numbers';

/** One picture of a composition; sizes and positions are fractions of the square's side. */
export interface Layer {
  readonly emoji: string;
  /** Drawn in place of the emoji. */
  readonly svg?: string;
  readonly size: number;
  readonly centerX: number;
  readonly centerY: number;
  readonly angleDegrees: number;
  readonly isMirrored: boolean;
}

/** Layers from the back to the front. */
export type Composition = readonly Layer[];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isInFront: boolean;
}

/** Positions of the second and third picture for a main picture left of the middle. */
const ARRANGEMENTS: readonly (readonly [Place, Place])[] = [
  [place(0.76, 0.27, 0.46), place(0.22, 0.24, 0.34)],
  [place(0.77, 0.74, 0.4, 'front'), place(0.76, 0.23, 0.34)],
  [place(0.25, 0.26, 0.46), place(0.79, 0.76, 0.36, 'front')],
  [place(0.78, 0.44, 0.48), place(0.2, 0.78, 0.34, 'front')],
  [place(0.24, 0.77, 0.4, 'front'), place(0.76, 0.25, 0.4)],
  [place(0.72, 0.21, 0.42), place(0.8, 0.72, 0.36, 'front')],
];

/** Glasses, cups, bowls and pots, which are not tilted much. */
const UPRIGHT = new Set([...'🍚🍛🍜🍝🍨🍮🍲🍵🍷🍺🍻🍹🍸🥃🥂🥗🥘🥣🥤🥛🧃🧋🫕🫖☕🍦🍧🎂🍰🧁🥞🍱🍶🍾🥡🍯🧂']);

/**
 * Arranges the main picture (the first) and up to two more so that ids look different; the same id always looks the
 * same.
 */
export function composition(id: string, emojis: readonly string[]): Composition {
  const next = seededNumbers(id);
  const between = (low: number, high: number) => low + next() * (high - low);
  const [main = '🍽️', ...beside] = emojis;
  const arrangement = ARRANGEMENTS[Math.floor(next() * ARRANGEMENTS.length)] ?? [];
  const isMirrored = next() < 0.5;
  const isAlone = beside.length === 0;

  const layerAt = (emoji: string, { x, y, size: meant }: Place, tiltDegrees: number): Layer => {
    const size = meant * between(0.94, 1.06);
    const angleDegrees = between(-tiltDegrees, tiltDegrees);
    return {
      emoji,
      size,
      angleDegrees,
      centerX: within(isMirrored ? 1 - x : x, size, angleDegrees),
      centerY: within(y, size, angleDegrees),
      isMirrored: next() < 0.4,
    };
  };
  const mainPlace = isAlone ? place(0.5, 0.5, 0.76) : place(0.46, 0.54, 0.74);
  const mainLayer = layerAt(main, mainPlace, UPRIGHT.has(main) ? 5 : 12);
  const placed = arrangement.flatMap((spot, index) => {
    const emoji = beside[index];
    return emoji === undefined
      ? []
      : [{ isInFront: spot.isInFront, layer: layerAt(emoji, spot, UPRIGHT.has(emoji) ? 8 : 28) }];
  });
  return [
    ...placed.filter(({ isInFront }) => !isInFront).map(({ layer }) => layer),
    mainLayer,
    ...placed.filter(({ isInFront }) => isInFront).map(({ layer }) => layer),
  ];
}

/** The nearest centre at which a rotated picture of that size stays on the canvas. */
function within(center: number, size: number, angleDegrees: number): number {
  const angle = Math.abs(angleDegrees) * (Math.PI / 180);
  const margin = (size / 2) * (Math.cos(angle) + Math.sin(angle));
  return Math.min(Math.max(center, margin), 1 - margin);
}

function place(x: number, y: number, size: number, depth: 'front' | 'behind' = 'behind'): Place {
  return { x, y, size, isInFront: depth === 'front' };
}
