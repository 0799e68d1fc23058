import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import type { ShopId } from '@/domain/shop/shop';

/** The number of shops whose baskets are set aside; the oldest is discarded first. */
export const MAX_BASKETS_SET_ASIDE = 5;

/**
 * Adds a basket that is about to be cleared, one for each shop, the latest first. Its spot is dropped, since the
 * visitor may sit elsewhere later. An empty basket is not added. Source: PAIN-00; PAIN-36, PAIN-45.
 */
export function setBasketAside(setAside: readonly Basket[], basket: Basket): readonly Basket[] {
  if (basket.shopId === undefined || !hasItems(basket)) return setAside;
  const others = setAside.filter((each) => each.shopId !== basket.shopId);
  return [{ ...basket, spotId: undefined }, ...others].slice(0, MAX_BASKETS_SET_ASIDE);
}

/**
 * Returns the baskets set aside after the basket has been replaced, by this tab or another: with two different shops,
 * the dishes of the first are set aside.
 */
export function setAsideBetween(
  setAside: readonly Basket[],
  before: Basket,
  after: Basket,
): readonly Basket[] {
  const isLeft = after.shopId !== undefined && after.shopId !== before.shopId;
  return isLeft ? setBasketAside(setAside, before) : setAside;
}

/** Returns the basket that is set aside for a shop. */
export const basketSetAside = (setAside: readonly Basket[], shopId: ShopId): Basket | undefined =>
  setAside.find((basket) => basket.shopId === shopId);

export const withoutSetAside = (setAside: readonly Basket[], shopId: ShopId): readonly Basket[] =>
  setAside.filter((basket) => basket.shopId !== shopId);
