import type { Basket, BasketItemId, BasketSeed } from '@/domain/basket/basket';
import { takeQuantity } from '@/domain/basket/take-quantity';

export interface OrderedLine {
  readonly itemId: BasketItemId;
  readonly quantity: number;
}

/**
 * What an order took leaves the basket, and nothing else: what was added meanwhile stays, as the beginning of the
 * next order. Only the basket that the order was made of is touched, so a second consume is harmless. When nothing
 * stays, the note leaves too: it was about what was ordered. Source: PAIN-18.
 */
export function consumeItems(
  basket: Basket,
  seed: BasketSeed,
  lines: readonly OrderedLine[],
  nextSeed: BasketSeed,
): Basket {
  if (basket.seed !== seed) return basket;
  const { items } = lines.reduce((rest, line) => takeQuantity(rest, line.itemId, line.quantity), basket);
  return { ...basket, items, note: items.length === 0 ? '' : basket.note, seed: nextSeed };
}
