import { cake, roundBun, spiralBun } from '@api/chain/illustration/bakery';
import { burger } from '@api/chain/illustration/burger';
import { cup, glass } from '@api/chain/illustration/drinks';
import type { Form } from '@api/chain/illustration/form';
import { USUAL_PALETTE, type Palette } from '@api/chain/illustration/palette';
import type { Parts } from '@api/chain/illustration/parts';
import { pizza } from '@api/chain/illustration/pizza';
import { baguette, openSandwich, sandwich } from '@api/chain/illustration/sandwich';
import { seededNumbers } from '@api/chain/illustration/seeded-numbers';
import {
  curry,
  dip,
  grainBowl,
  noodles,
  onionRings,
  pasta,
  plate,
  ramen,
  salad,
  soup,
  stirFry,
} from '@api/chain/illustration/served';
import { nigiriBoard, rollBoard, sushiBoard } from '@api/chain/illustration/sushi';
import { hotDog, taco, wrap } from '@api/chain/illustration/wraps';

/** How a dish is served, by the first emoji of its picture. */
const FORMS: Readonly<Record<string, Form>> = {
  '🍕': pizza,
  '🍔': burger,
  '🥪': sandwich,
  '🥖': baguette,
  '🍞': openSandwich,
  '🌭': hotDog,
  '🌮': taco,
  '🌯': wrap,
  '🥗': salad,
  '🥣': grainBowl,
  '🍲': soup,
  '🍜': ramen,
  '🥡': noodles,
  '🍛': curry,
  '🥘': stirFry,
  '🍽️': plate,
  '🍝': pasta,
  '🍣': nigiriBoard,
  '🍥': rollBoard,
  '🍱': sushiBoard,
  '🧅': onionRings,
  '🫙': dip,
  '🌀': spiralBun,
  '🥯': roundBun,
  '🍰': cake,
  '🥤': glass,
  '🧋': glass,
  '☕': cup,
};

export const vesselOf = (form: string): Form['vessel'] | undefined => FORMS[form]?.vessel;

/** What is drawn of a dish; undefined if the ingredients are not enough for a picture. */
export const illustratedParts = (form: string, contains: readonly string[]): Parts | undefined =>
  FORMS[form]?.parts(contains);

interface Served {
  readonly form: string;
  readonly contains: readonly string[];
  readonly seed: string;
  /** Two of a double burger. */
  readonly helpings: number;
  /** The usual one if undefined. */
  readonly palette?: Palette | undefined;
}

/**
 * A dish drawn from what it contains, as an SVG; the same whenever it is asked for, and another one for another seed.
 */
export function illustrate({ form, contains, seed, helpings, palette = USUAL_PALETTE }: Served): string {
  const parts = illustratedParts(form, contains);
  const drawn =
    parts === undefined
      ? ''
      : (FORMS[form]?.draw(parts, { next: seededNumbers(seed), palette, helpings }) ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${drawn}</svg>`;
}
