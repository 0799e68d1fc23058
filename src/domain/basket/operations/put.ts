import type { Basket, BasketItem, BasketSeed } from '@/domain/basket/basket';
import { isSameDish } from '@/domain/basket/is-same-dish';
import { type BasketShop, moveToShop } from '@/domain/basket/operations/move-to-shop';
import { remove } from '@/domain/basket/operations/remove';
import { boundQuantity } from '@/domain/basket/quantity';

export interface Put {
  readonly item: BasketItem;
  /** The seed of the basket if it has none. */
  readonly seed: BasketSeed;
  /** The shop whose menu has the dish, as the tab saw it; undefined where no shop was known. */
  readonly shop?: BasketShop | undefined;
}

/**
 * Puts an item into the basket. Quantity 0 removes the line of that id; a line of that id is replaced where it
 * stands; the same dish gets the added quantity on top; anything else is a new line at the end. The first item gives
 * the basket its seed. Quantities stay within 1 to 99. A basket that another tab has cleared at the same moment gets
 * the shop of the dish again; one that another tab has moved to another shop stays there without the dish, which is
 * not sold there.
 * Source: spec §4 Basket, AMB-40, AMB-41; BASK-01 to BASK-04.
 */
export function put(basket: Basket, { item, seed, shop }: Put): Basket {
  if (shop === undefined) return putItem(basket, item, seed);
  const isElsewhere = basket.shopId !== undefined && basket.shopId !== shop.shopId;
  return isElsewhere ? basket : putItem(moveToShop(basket, shop), item, seed);
}

function putItem(basket: Basket, item: BasketItem, seed: BasketSeed): Basket {
  const quantity = boundQuantity(item.quantity);
  if (quantity === 0) return remove(basket, { itemId: item.id });
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
