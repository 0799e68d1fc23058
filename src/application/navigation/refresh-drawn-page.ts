import type { Deps } from '@/domain/ports/deps';
import { LoadScreen } from '@/application/navigation/load-screen';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { ShopStore } from '@/application/shops/shop-store';
import { matchRoute } from '@/domain/navigation/match-route';
import { Clock } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import type { Instant } from '@/domain/shared/instant';
import { isGone } from '@/domain/shared/remote-failure';
import { isOpenForBusiness } from '@/domain/shop/shop-availability';

/** The API has each of its answers revalidated (`no-cache`); a page may have been drawn a minute before. */
export const DRAWN_PAGE_FRESH_MS = 5_000;

/** A page that the server drew, and when. */
export interface DrawnPageAge {
  readonly path: string;
  readonly drawnAt: Instant;
}

/**
 * Asks once more for what a page of the server brought along, unless it has just been drawn. The rules run again where
 * the shop has closed or gone since; where the server does not answer, the shop counts as stored. Source: DEC-02,
 * DEC-160.
 */
export class RefreshDrawnPage {
  static readonly needs = {
    shops: ShopStore,
    navigation: NavigationStore,
    refreshShop: RefreshShop,
    loadScreen: LoadScreen,
    navigator: Navigator,
    clock: Clock,
  };

  private readonly deps: Deps<typeof RefreshDrawnPage>;

  constructor(deps: Deps<typeof RefreshDrawnPage>) {
    this.deps = deps;
  }

  async refresh({ path, drawnAt }: DrawnPageAge): Promise<void> {
    const { clock, navigation, loadScreen } = this.deps;
    // A clock that is behind says nothing about the age.
    if (Math.abs(clock.now() - drawnAt) < DRAWN_PAGE_FRESH_MS) return;
    const { current } = navigation;
    const isShown = current !== undefined && current.path === matchRoute(path)?.path;
    await Promise.all([this.refreshShop(drawnAt), isShown && loadScreen.load(current)]);
  }

  private async refreshShop(drawnAt: Instant): Promise<void> {
    const { shops, refreshShop, navigator, clock } = this.deps;
    const { shop } = shops;
    const asked = await refreshShop.refresh();
    if (shop === undefined || asked === undefined || shops.shop?.id !== shop.id) return;
    if (asked.ok && (isOpenForBusiness(asked.value) || !isOpenForBusiness(shop))) return;
    if (!asked.ok && !isGone(asked.error)) {
      shops.setStored({ ...shop, asOf: drawnAt }, clock.now());
      return;
    }
    if (!asked.ok) shops.setShop(undefined);
    await navigator.go(navigator.address, { replace: true });
  }
}
