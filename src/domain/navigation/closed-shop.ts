import { buildPath, withQuery } from '@/domain/navigation/build-path';
import type { MatchedRoute, RouteName } from '@/domain/navigation/route';
import { parseShopId, type Shop, type ShopId } from '@/domain/shop/shop';

/** What a page shows. Home is two: with a shop in its address it is the page of that shop (DEC-157). */
export type ScreenName = RouteName | 'closedShop';

const NAME = 'shop';

/**
 * Home with the page of a shop that is not open for business: its menu to read, and the way to another. Source:
 * DEC-157.
 */
export const closedShopPath = (shopId: ShopId): string =>
  withQuery(buildPath.home(), { [NAME]: String(shopId) });

/** The shop whose page home shows; undefined for home itself and every other route. */
export const closedShopOf = (route: MatchedRoute | undefined): ShopId | undefined =>
  route?.name === 'home' ? parseShopId(route.query.get(NAME) ?? '') : undefined;

/** Returns the shop that a page is about: the selected one, or one that is listed. */
export function shopOfPage(
  route: MatchedRoute | undefined,
  selected: Shop | undefined,
  listed: (shopId: ShopId | undefined) => Shop | undefined = () => undefined,
): Shop | undefined {
  const shopId = route?.params.shopId ?? closedShopOf(route);
  return selected?.id === shopId ? selected : listed(shopId);
}
