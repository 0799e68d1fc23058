import { PIECES } from '@api/chain/illustration/looks';

/** What a drawing shows of a dish, by code; nothing else is drawn. */
export interface Parts {
  /** Dough, bread, rice, noodles, leaves: what the rest lies on. */
  readonly base: readonly string[];
  readonly sauce: readonly string[];
  readonly toppings: readonly string[];
  readonly garnish: readonly string[];
}

interface Division {
  readonly base?: readonly string[];
  readonly sauce?: readonly string[];
  /** What this kind of dish does not show. */
  readonly without?: readonly string[];
}

const GARNISH = new Set([
  ...['basil', 'thaiBasil', 'mint', 'oregano', 'rosemary', 'dill', 'parsley', 'coriander', 'chives'],
  ...['springOnion', 'sesame', 'pearlSugar'],
]);

/** Prepared food, and what of the dish it hides. */
const HIDES: Readonly<Record<string, readonly string[]>> = {
  cabbageRoll: ['beef', 'pork', 'lamb', 'cabbage', 'rice'],
  mincePatty: ['beef', 'pork', 'lamb'],
  breadedCutlet: ['porkLoin', 'chicken', 'wheat'],
  lentilBall: ['lentils', 'oats'],
  fishBall: ['whitefish'],
  potatoPancake: ['potato', 'wheat', 'milk'],
};

/** Each ingredient of the dish that can be drawn, by its place; one that colours the sauce may be a topping, too. */
export function partsOf(
  contains: readonly string[],
  { base = [], sauce = [], without = [] }: Division,
): Parts {
  const hidden = new Set([...without, ...base, ...contains.flatMap((code) => HIDES[code] ?? [])]);
  const pieces = contains.filter((code) => PIECES[code] !== undefined && !hidden.has(code));
  return {
    base: contains.filter((code) => base.includes(code)),
    sauce: contains.filter((code) => sauce.includes(code)),
    toppings: pieces.filter((code) => !GARNISH.has(code)),
    garnish: pieces.filter((code) => GARNISH.has(code)),
  };
}

export const hasPieces = ({ toppings, garnish }: Parts): boolean => toppings.length + garnish.length > 0;
