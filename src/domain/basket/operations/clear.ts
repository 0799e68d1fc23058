import type { Basket } from '@/domain/basket/basket';

export interface Clear {
  readonly alsoShop: boolean;
}

/**
 * Removes all items and, with `alsoShop`, the shop. The next item starts a new order, under a seed of its own. Order
 * type, note and spot stay. Source: spec §4 Basket; BASK-07, BASK-08.
 */
export function clear(basket: Basket, { alsoShop }: Clear): Basket {
  const cleared: Basket = { ...basket, items: [], seed: undefined };
  return alsoShop ? { ...cleared, shopId: undefined, shopName: '' } : cleared;
}
