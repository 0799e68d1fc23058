import type { Basket, BasketItem, BasketSeed } from '@/domain/basket/basket';
import { isSameDish } from '@/domain/basket/is-same-dish';
import { boundQuantity } from '@/domain/basket/quantity';
import { removeItem } from '@/domain/basket/remove-item';

/**
 * Puts an item into the basket. Quantity 0 removes the line of that id; a line of that id is replaced where it
 * stands; the same dish gets the added quantity on top; anything else is a new line at the end. The first item gives
 * the basket its seed. Quantities stay within 1 to 99.
 * Source: spec §4 Basket, AMB-40, AMB-41; BASK-01 to BASK-04.
 */
export function putItem(basket: Basket, item: BasketItem, seed: BasketSeed): Basket {
  const quantity = boundQuantity(item.quantity);
  if (quantity === 0) return removeItem(basket, item.id);
  const items = putAmong(basket.items, { ...item, quantity });
  return { ...basket, items, seed: basket.seed ?? seed };
}

function putAmong(items: readonly BasketItem[], item: BasketItem): readonly BasketItem[] {
  if (items.some((line) => line.id === item.id)) {
    return items.map((line) => (line.id === item.id ? item : line));
  }
  const same = items.find((line) => isSameDish(line, item));
  if (same === undefined) return [...items, item];
  const quantity = boundQuantity(same.quantity + item.quantity);
  return items.map((line) => (line === same ? { ...line, quantity } : line));
}
