import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import type { Language } from '@/domain/shared/language';
import { composeForData } from '@pages/compose-for-data';
import type { PageDrawerDeps } from '@pages/draw-page';
import { siteMap } from '@pages/site-map';

/** The map of the site as the API knows its shops and menus; undefined while the API cannot be asked. */
export async function drawSiteMap(
  deps: PageDrawerDeps,
  { origin, languages }: { readonly origin: string; readonly languages: readonly Language[] },
): Promise<string | undefined> {
  const services = await composeForData(deps);
  const list = await services.get(ShopCatalog).shops({ kind: 'all' });
  if (!list.ok) return undefined;
  const menus = services.get(MenuCatalog);
  const mapped = await Promise.all(
    list.value.shops.map(async (shop) => {
      const menu = await menus.menu(shop.id);
      return { shop, menu: menu.ok ? menu.value : undefined };
    }),
  );
  return siteMap(mapped, { origin, languages });
}
