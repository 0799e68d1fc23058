import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import type { ShopId } from '@/domain/shop/shop';

/** So many shops' baskets wait; the one that has waited longest gives way. */
export const MAX_BASKETS_SET_ASIDE = 5;

/**
 * Keeps a basket that is about to be emptied, one for each shop, the latest first. The spot is left behind: whoever
 * comes back may sit elsewhere. An empty basket is not worth keeping. Source: PAIN-00; PAIN-36, PAIN-45.
 */
export function setBasketAside(setAside: readonly Basket[], basket: Basket): readonly Basket[] {
  if (basket.shopId === undefined || !hasItems(basket)) return setAside;
  const others = setAside.filter((each) => each.shopId !== basket.shopId);
  return [{ ...basket, spotId: undefined }, ...others].slice(0, MAX_BASKETS_SET_ASIDE);
}

/** What waits once the basket has become another one, whoever has changed it: of two shops, the first one's dishes. */
export function setAsideBetween(
  setAside: readonly Basket[],
  before: Basket,
  after: Basket,
): readonly Basket[] {
  const isLeft = after.shopId !== undefined && after.shopId !== before.shopId;
  return isLeft ? setBasketAside(setAside, before) : setAside;
}

/** The basket of a shop that waits to be taken up again. */
export const basketSetAside = (setAside: readonly Basket[], shopId: ShopId): Basket | undefined =>
  setAside.find((basket) => basket.shopId === shopId);

export const withoutSetAside = (setAside: readonly Basket[], shopId: ShopId): readonly Basket[] =>
  setAside.filter((basket) => basket.shopId !== shopId);
