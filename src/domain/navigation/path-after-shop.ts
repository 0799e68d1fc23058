import { parseArticleCode } from '@/domain/menu/menu';
import { buildPath, withQuery } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import { safeRedirect } from '@/domain/navigation/safe-redirect';
import type { OrderType } from '@/domain/settings/order-type';
import type { ShopId } from '@/domain/shop/shop';

/** The query of home that applies once a shop is chosen: `redirectUri`, `redirectToArticle`. */
type HomeQuery = ReadonlyMap<string, string>;

/**
 * Returns where choosing a shop leads: to the address that was redirected to home, unless it names another shop; else
 * to the menu, or the requested article, when an order type that is enabled was chosen before; else to the order-type
 * page, which forwards the article. Source: spec §2 Home screen, AMB-25, OPEN-31, DEC-149; HOME-26 to HOME-28.
 */
export function pathAfterShop(
  shopId: ShopId,
  query: HomeQuery,
  enabled: readonly OrderType[],
  chosen: OrderType | undefined,
): string {
  const wanted = redirectInShop(shopId, query.get('redirectUri'));
  if (wanted !== undefined) return wanted;
  const article = parseArticleCode(query.get('redirectToArticle') ?? '');
  const isKnown = chosen !== undefined && enabled.includes(chosen);
  if (!isKnown) return withQuery(buildPath.shopPage(shopId), { redirectToArticle: article });
  return article === undefined ? buildPath.menuPage(shopId) : buildPath.articleRedirect(shopId, article);
}

/** Home itself would be a circle. */
function redirectInShop(shopId: ShopId, redirectUri: string | undefined): string | undefined {
  const path = safeRedirect(redirectUri);
  const route = path === undefined ? undefined : matchRoute(path);
  if (route === undefined || route.name === 'home' || route.hasInvalidShop) return undefined;
  const named = route.params.shopId;
  return named === undefined || named === shopId ? path : undefined;
}
