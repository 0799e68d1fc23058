import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { LoadLegalTexts } from '@/application/legal/load-legal-texts';
import { LoadMenu } from '@/application/menu/load-menu';
import { LoadOffers } from '@/application/menu/load-offers';
import { OfferStore } from '@/application/menu/offer-store';
import { loaded } from '@/application/shared/loadable';
import { LoadSettings } from '@/application/settings/load-settings';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadShops } from '@/application/shops/load-shops';
import { ShopPages } from '@/application/shops/shop-pages';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { closedShopOf } from '@/domain/navigation/closed-shop';
import { homeListOf } from '@/domain/navigation/home-list';
import type { MatchedRoute } from '@/domain/navigation/route';
import { Clock, wait } from '@/domain/ports/clock';
import type { ShopId } from '@/domain/shop/shop';
import { firstOfPage } from '@/domain/shop/shown-shops';

/** The menu needs no spot: a list that takes longer is shown when it is there. */
const SPOTS_WAIT_MAX_MS = 300;

/**
 * Loads what a screen shows before it is drawn: on the server, and where the server's page is taken over. The
 * navigation rules have selected the shop. A screen that is not named here loads by itself once it is shown.
 */
export class LoadScreen {
  static readonly needs = {
    baskets: BasketStore,
    clock: Clock,
    shops: ShopStore,
    list: ShopListStore,
    loadShops: LoadShops,
    shopPages: ShopPages,
    loadMenu: LoadMenu,
    loadOffers: LoadOffers,
    offers: OfferStore,
    loadSettings: LoadSettings,
    loadSpots: LoadDeliverySpots,
    loadLegalTexts: LoadLegalTexts,
  };

  private readonly deps: Deps<typeof LoadScreen>;

  constructor(deps: Deps<typeof LoadScreen>) {
    this.deps = deps;
  }

  /** `namesSpot`: whether the screen shows the name of the basket's delivery spot (DEC-83). */
  async load(route: MatchedRoute, namesSpot = false): Promise<void> {
    const { shops, loadMenu, loadSettings, loadSpots, loadLegalTexts } = this.deps;
    const shopId = shops.shop?.id;
    switch (route.name) {
      case 'home':
        await this.loadHome(route);
        return;
      case 'shopPage':
        if (shopId !== undefined) await Promise.all([loadSettings.load(), loadSpots.load(shopId)]);
        return;
      case 'menuPage':
        if (shopId !== undefined)
          await Promise.all([loadMenu.load(shopId), namesSpot && this.loadSpots(shopId)]);
        return;
      case 'menuArticlePage':
      case 'digitalSignage':
        if (shopId !== undefined) await loadMenu.load(shopId);
        return;
      case 'campaigns':
        await Promise.all([loadSettings.load(), this.loadOffers()]);
        return;
      case 'login':
      case 'register':
        await loadSettings.load();
        return;
      case 'termsAndConditions':
      case 'privacyPolicy':
      case 'accessibilityStatement':
        await loadLegalTexts.load();
        return;
      default:
        return;
    }
  }

  private async loadHome(route: MatchedRoute): Promise<void> {
    const { loadShops, shopPages } = this.deps;
    const closed = closedShopOf(route);
    if (closed !== undefined) {
      await loadShops.load({ kind: 'near', shopId: closed });
      return this.loadClosedMenu(closed);
    }
    const { search, page } = homeListOf(route);
    const offset = firstOfPage(page);
    await loadShops.load({ kind: 'home', offset: search === '' ? offset : 0 });
    if (search !== '') await shopPages.find(search, undefined, offset);
  }

  /** A shop with an app of its own has its menu there. */
  private async loadClosedMenu(shopId: ShopId): Promise<void> {
    const { list, loadMenu } = this.deps;
    const closed = list.find(shopId);
    if (closed !== undefined && closed.externalAppUri === undefined) await loadMenu.load(closed.id);
  }

  private async loadSpots(shopId: ShopId): Promise<void> {
    const { baskets, loadSpots, clock } = this.deps;
    if (baskets.basket.spotId === undefined) return;
    await Promise.race([loadSpots.load(shopId), wait(clock, SPOTS_WAIT_MAX_MS)]);
  }

  private async loadOffers(): Promise<void> {
    const { loadOffers, offers } = this.deps;
    const answer = await loadOffers.load();
    if (answer.ok) offers.setOffers(loaded(answer.value));
  }
}
