import type { Basket } from '@/domain/basket/basket';

/**
 * Empties the items and, if wanted, the shop with them. This round of ordering is over: the next item begins another
 * under a seed of its own. Order type, note and spot stay. Source: spec §4 Basket; BASK-07, BASK-08.
 */
export function clearBasket(basket: Basket, alsoShop: boolean): Basket {
  const emptied: Basket = { ...basket, items: [], seed: undefined };
  return alsoShop ? { ...emptied, shopId: undefined, shopName: '' } : emptied;
}
