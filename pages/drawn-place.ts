import { buildPath } from '@/domain/navigation/build-path';
import { splitPath } from '@/domain/navigation/path-text';
import type { MatchedRoute } from '@/domain/navigation/route';
import { withBasketQueryOf } from '@/domain/navigation/read-query';
import { drawnAddress } from '@pages/page-kind';
import type { ShopPlaces } from '@pages/page-drawer';

/** What is drawn for an address. */
export interface DrawnPlace {
  readonly kind: 'place';
  /** The same for all addresses that have one page. */
  readonly name: string;
  /** The address that is drawn for all of them. */
  readonly address: string;
  readonly isFrame: boolean;
}

/** No route has it. */
const NOWHERE = '/-/-';
/** No menu has it. */
const NOTHING = '-';

/**
 * Returns what is drawn for the address of a page with content. All addresses that no route has get one page; so do all
 * categories, and all dishes, that a menu does not have, and all shops that do not exist. A dish below a category that
 * it is not in is redirected to its own place. Unknown `places` are no reason to refuse an address.
 */
export function drawnPlace(
  address: string,
  route: MatchedRoute | undefined,
  places: ShopPlaces | undefined,
): DrawnPlace | { readonly kind: 'redirect'; readonly to: string } {
  if (route === undefined) return place('unknown', NOWHERE);
  if (places?.kind === 'gone') return place('gone', address);
  const { shopId, articleId } = route.params;
  const own = drawnAddress(address);
  if (places === undefined || shopId === undefined) return place(own, own);
  const menu = buildPath.menuPage(shopId);
  if (articleId === undefined) {
    const isKnown = route.name !== 'menuPage' || places.paths.includes(canonical(route));
    return isKnown ? place(own, own) : place(`no category ${shopId}`, `${menu}/${NOTHING}`);
  }
  const end = `/articles/${encodeURIComponent(articleId)}`;
  const dish = places.paths.find((path) => path.endsWith(end));
  if (route.name === 'articleRedirect')
    return dish === undefined ? { ...place(`no dish ${shopId}`, address), isFrame: true } : place(own, own);
  if (dish === undefined) return place(`no dish at ${shopId}`, `${menu}/articles/${NOTHING}`);
  return places.paths.includes(canonical(route))
    ? place(own, own)
    : { kind: 'redirect', to: withBasketQueryOf(dish, address) };
}

const place = (name: string, address: string): DrawnPlace => ({
  kind: 'place',
  name,
  address,
  isFrame: false,
});

/** The path as it is built, whatever is encoded in the address. */
function canonical({ params, path }: MatchedRoute): string {
  const { shopId, path: categories = [], articleId } = params;
  if (shopId === undefined) return splitPath(path).path;
  return articleId === undefined
    ? buildPath.menuPage(shopId, categories)
    : buildPath.menuArticlePage(shopId, categories, articleId);
}
