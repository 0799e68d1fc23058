import { html } from '@api/html/html';
import type { Language } from '@/domain/shared/language';
import { inLanguage } from '@/domain/navigation/language-query';
import { buildPath } from '@/domain/navigation/build-path';
import type { Menu, MenuItem, CategoryCode } from '@/domain/menu/menu';
import type { Shop, ShopId } from '@/domain/shop/shop';

/** A shop and its menu, if that can be had. */
export interface MappedShop {
  readonly shop: Shop;
  readonly menu: Menu | undefined;
}

/**
 * The addresses that search engines should know, in each language: home, and of each shop its menu, categories and
 * dishes.
 */
export function siteMap(
  shops: readonly MappedShop[],
  { origin, languages }: { readonly origin: string; readonly languages: readonly Language[] },
): string {
  const legal = [buildPath.termsAndConditions(), buildPath.accessibilityStatement()];
  const paths = [buildPath.home(), ...shops.flatMap(pathsOf), ...legal];
  const addresses = paths.flatMap((path) => [
    ...new Set([path, ...languages.map((language) => inLanguage(path, language, languages))]),
  ]);
  const entries = addresses.map((address) => html`<url><loc>${origin + address}</loc></url>`.markup);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`;
}

function pathsOf({ shop, menu }: MappedShop): readonly string[] {
  const start = buildPath.shopPage(shop.id);
  return [start, ...(menu === undefined ? [buildPath.menuPage(shop.id)] : pathsOfMenu(shop.id, menu))];
}

/** The paths of a menu, its categories and its dishes. */
export const pathsOfMenu = (shopId: ShopId, { items }: Menu): readonly string[] => [
  buildPath.menuPage(shopId),
  ...pathsBelow(shopId, items, []),
];

const pathsBelow = (
  shopId: ShopId,
  items: readonly MenuItem[],
  path: readonly CategoryCode[],
): readonly string[] =>
  items.flatMap((item) => {
    if (item.kind === 'article') return [buildPath.menuArticlePage(shopId, path, item.code)];
    const own = [...path, item.code];
    return [buildPath.menuPage(shopId, own), ...pathsBelow(shopId, item.items, own)];
  });

/** Everything may be read but the API, and what belongs to a person or an order. */
export const robots = (origin: string): string =>
  `User-agent: *
Disallow: /api/
Allow: /api/images/
Disallow: /order/
Disallow: /orders
Disallow: /profile
Disallow: /order-history
Disallow: /favorites
Sitemap: ${origin}/sitemap.xml
`;
