import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { composeServerPage } from '@/adapters/wiring/compose-server';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';
import { isGone } from '@/domain/shared/remote-failure';
import type { ShopId } from '@/domain/shop/shop';
import type { PageDrawerDeps } from '@pages/draw-page';
import type { ShopPlaces } from '@pages/page-drawer';
import { pathsOfMenu } from '@pages/site-map';

/** The addresses that a shop's menu has, by which all others are known to be wrong; undefined if it cannot be asked. */
export async function shopPlaces(deps: PageDrawerDeps, shopId: ShopId): Promise<ShopPlaces | undefined> {
  const { baseUrl, clock, randomness, textsOf, fetch } = deps;
  const services = await composeServerPage({
    ...{ baseUrl, clock, randomness, fetch, texts: textsOf(undefined), language: DEFAULT_LANGUAGE },
    document: new RecordingPageDocument(),
    reporter: new RecordingFailureReporter(),
    contactEmail: undefined,
    countsVisits: false,
  });
  const [shop, menu] = await Promise.all([
    services.get(ShopCatalog).shop(shopId),
    services.get(MenuCatalog).menu(shopId),
  ]);
  if (!shop.ok) return isGone(shop.error) ? { kind: 'gone' } : undefined;
  return menu.ok ? { kind: 'menu', paths: pathsOfMenu(shopId, menu.value) } : undefined;
}
