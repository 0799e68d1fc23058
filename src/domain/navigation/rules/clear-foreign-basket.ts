import { hasItems } from '@/domain/basket/basket-count';
import { goOn, type NavigationEffect } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { bringsAnything, readQuery } from '@/domain/navigation/read-query';

/**
 * Rule 8. Away from home, items of another shop than the loaded one leave the basket; they are set aside for their
 * own shop. Without a loaded shop, or a shop of the basket, there is nothing to compare. What this address brought
 * is written into the new basket, and the document wears the class of its shop.
 * Source: spec §2 rule 8, AMB-07; NAV-19, NAV-20.
 */
export const clearForeignBasket: NavigationRule = ({ route, basket, shop }) => {
  if (route.name === 'home' || shop === undefined || basket.shopId === undefined) return goOn();
  if (!hasItems(basket) || basket.shopId === shop.id) return goOn();
  const values = readQuery(route);
  const again: readonly NavigationEffect[] = bringsAnything(values)
    ? [{ kind: 'moveQueryToBasket', values }]
    : [];
  return goOn({ kind: 'clearBasket', shopId: shop.id, shopName: shop.name }, ...again, {
    kind: 'setShopClass',
    shopId: shop.id,
  });
};
