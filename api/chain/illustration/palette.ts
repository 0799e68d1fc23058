import { mixed, shade } from '@api/chain/illustration/shapes';

/** The colours of a look that tableware takes its own from, as `#rrggbb`. */
export interface LookColours {
  readonly appetite: string;
  readonly accent: string;
  readonly plate: string;
}

export interface Ware {
  readonly color: string;
  /** Of the rim, which stands out from a ground that the ware itself does not. */
  readonly rim: string;
}

/** The tableware of a shop. */
export interface Palette {
  readonly plate: Ware;
  readonly light: readonly Ware[];
  readonly dark: readonly Ware[];
}

const CLAY = '#fbf4e8';
const CHARCOAL = '#2e2724';

/** Of one kiln: pale ware with a rim in the appetite colour, and dark ware with a pale rim. */
export function paletteOf({ appetite, accent, plate }: LookColours): Palette {
  const pale = (color: string, part: number): Ware => ({ color: mixed(CLAY, color, part), rim: appetite });
  const deep = (color: string, part: number): Ware => ({
    color: mixed(CHARCOAL, color, part),
    rim: mixed(CLAY, color, 0.35),
  });
  return {
    plate: pale(plate, 0.1),
    light: [pale(plate, 0.35), pale(accent, 0.22), pale(appetite, 0.14), pale(plate, 0.6)],
    dark: [
      deep(appetite, 0.38),
      deep(shade(accent, -0.35), 0.32),
      deep(appetite, 0.12),
      deep(plate, 0.3),
      deep(appetite, 0.55),
    ],
  };
}

/** Of a chain that has no look. */
export const USUAL_PALETTE = paletteOf({ appetite: '#b4381c', accent: '#f2b632', plate: '#f6e0bd' });
