import type { Basket, BasketItemId, BasketSeed } from '@/domain/basket/basket';
import { subtractQuantity } from '@/domain/basket/subtract-quantity';

export interface OrderedLine {
  readonly itemId: BasketItemId;
  readonly quantity: number;
}

export interface Consume {
  /** The seed of the basket that was ordered. */
  readonly seed: BasketSeed;
  readonly lines: readonly OrderedLine[];
  readonly nextSeed: BasketSeed;
}

/**
 * Subtracts what was ordered and paid; what was added meanwhile stays and starts the next order, under a seed of its
 * own. A basket of another seed is left alone, so that a second `consume` changes nothing. The note is cleared with
 * the last line: it belongs to what was ordered. Source: PAIN-18.
 */
export function consume(basket: Basket, { seed, lines, nextSeed }: Consume): Basket {
  if (basket.seed !== seed) return basket;
  const { items } = lines.reduce((rest, line) => subtractQuantity(rest, line.itemId, line.quantity), basket);
  return { ...basket, items, note: items.length === 0 ? '' : basket.note, seed: nextSeed };
}
