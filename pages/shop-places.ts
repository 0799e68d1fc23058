import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { isGone } from '@/domain/shared/remote-failure';
import type { ShopId } from '@/domain/shop/shop';
import { composeForData } from '@pages/compose-for-data';
import type { PageDrawerDeps } from '@pages/draw-page';
import type { ShopPlaces } from '@pages/page-drawer';
import { pathsOfMenu } from '@pages/site-map';

/** The addresses that a shop's menu has, by which all others are known to be wrong; undefined if it cannot be asked. */
export async function shopPlaces(deps: PageDrawerDeps, shopId: ShopId): Promise<ShopPlaces | undefined> {
  const services = await composeForData(deps);
  const [shop, menu] = await Promise.all([
    services.get(ShopCatalog).shop(shopId),
    services.get(MenuCatalog).menu(shopId),
  ]);
  if (!shop.ok) return isGone(shop.error) ? { kind: 'gone' } : undefined;
  return menu.ok ? { kind: 'menu', paths: pathsOfMenu(shopId, menu.value) } : undefined;
}
