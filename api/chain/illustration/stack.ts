import type { Parts } from '@api/chain/illustration/parts';
import { isTier, TIER_SAUCES, TIERS, type Tier } from '@api/chain/illustration/tiers';

/** The parts of what is stacked between bread; layers are its toppings. */
export function stackedParts(contains: readonly string[], breads: readonly string[]): Parts {
  const layers = contains.filter(isTier);
  return {
    base: contains.filter((code) => breads.includes(code)),
    sauce: layers.filter((code) => TIER_SAUCES.includes(code)),
    toppings: layers.filter((code) => !TIER_SAUCES.includes(code)),
    garnish: [],
  };
}

/** The layers of these parts from the top to the bottom. */
export const tiersOf = ({ sauce, toppings }: Parts): (readonly [code: string, tier: Tier])[] =>
  TIERS.filter(([code]) => sauce.includes(code) || toppings.includes(code));

/** Draws layers downwards from 0, each one over that below it. */
export function stack(
  tiers: readonly Tier[],
  next: () => number,
): { readonly svg: string; readonly height: number } {
  const drawn: string[] = [];
  let height = 0;
  for (const tier of tiers) {
    const layer = tier(height, next);
    drawn.unshift(layer.svg);
    height += layer.height;
  }
  return { svg: drawn.join(''), height };
}
