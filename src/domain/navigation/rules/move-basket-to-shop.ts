import { hasItems } from '@/domain/basket/basket-count';
import { goOn, type NavigationEffect } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { hasBasketValues, readQuery } from '@/domain/navigation/read-query';

/**
 * Rule 8. Except at home, a basket with items of another shop than the loaded one is set aside, and an empty basket
 * of the loaded shop replaces it. The query of the address is written into the new basket, and the document gets the
 * class of its shop. Without a loaded shop, or a shop of the basket, nothing happens.
 * Source: spec §2 rule 8, AMB-07; NAV-19, NAV-20.
 */
export const moveBasketToShop: NavigationRule = ({ route, basket, shop }) => {
  if (route.name === 'home' || shop === undefined || basket.shopId === undefined) return goOn();
  if (!hasItems(basket) || basket.shopId === shop.id) return goOn();
  const values = readQuery(route);
  const again: readonly NavigationEffect[] = hasBasketValues(values)
    ? [{ kind: 'moveQueryToBasket', values }]
    : [];
  return goOn({ kind: 'moveToShop', shopId: shop.id, shopName: shop.name }, ...again, {
    kind: 'setShopClass',
    shopId: shop.id,
  });
};
