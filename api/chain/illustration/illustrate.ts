import { burger, PATTIES } from '@api/chain/illustration/burger';
import { PIECES } from '@api/chain/illustration/looks';
import { pizza } from '@api/chain/illustration/pizza';
import { isSauce } from '@api/chain/illustration/sauces';
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
import { seededNumbers } from '@api/chain/illustration/seeded-numbers';

type Illustrator = (contains: readonly string[], next: () => number, helpings: number) => string;

interface Form {
  readonly draw: Illustrator;
  /** Whether the ingredients are enough for a picture. */
  readonly suffices: (contains: readonly string[]) => boolean;
}

const hasPiece = (contains: readonly string[]): boolean =>
  contains.some((code) => PIECES[code] !== undefined);
const withPieces = (draw: Illustrator): Form => ({ draw, suffices: hasPiece });
const NOODLES = ['riceNoodles', 'eggNoodles', 'udonNoodles', 'ramenNoodles'];
const withNoodles = (draw: Illustrator): Form => ({
  draw,
  suffices: (contains) => NOODLES.some((code) => contains.includes(code)),
});
const withRice = (draw: Illustrator): Form => ({
  draw,
  suffices: (contains) => contains.includes('rice') && hasPiece(contains),
});

/** How a dish is served, by the first emoji of its picture. */
const FORMS: Readonly<Record<string, Form>> = {
  '🍕': withPieces(pizza),
  '🍔': {
    draw: burger,
    suffices: (contains) => contains.some((code) => PATTIES.has(code)),
  },
  '🥗': withPieces(salad),
  '🥣': withPieces(grainBowl),
  '🍲': withPieces(soup),
  '🍜': withNoodles(ramen),
  '🥡': withNoodles(noodles),
  '🍛': withRice(curry),
  '🥘': withRice(stirFry),
  '🍽️': withPieces(plate),
  '🍝': {
    draw: pasta,
    suffices: (contains) => contains.includes('wheat') && hasPiece(contains),
  },
  '🧅': {
    draw: onionRings,
    suffices: (contains) => contains.includes('onion') && contains.includes('wheat'),
  },
  '🫙': { draw: dip, suffices: (contains) => contains.some(isSauce) },
};

export const canIllustrate = (form: string, contains: readonly string[]): boolean =>
  FORMS[form]?.suffices(contains) === true;

interface Served {
  readonly form: string;
  readonly contains: readonly string[];
  readonly seed: string;
  /** Two of a double burger. */
  readonly helpings: number;
}

/** A dish drawn from what it contains, as an SVG; the same whenever it is asked for, and another one for another seed. */
export function illustrate({ form, contains, seed, helpings }: Served): string {
  const drawn = FORMS[form]?.draw(contains, seededNumbers(seed), helpings) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${drawn}</svg>`;
}
