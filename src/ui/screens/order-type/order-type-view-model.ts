import { makeAutoObservable } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { LanguageStore } from '@/application/language/language-store';
import { type LoadState, loadStateOf } from '@/application/shared/loadable';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { BasketCommands } from '@/application/basket/basket-commands';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadSettings } from '@/application/settings/load-settings';
import { parseArticleCode } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import { Navigator } from '@/domain/ports/navigator';
import type { OrderType } from '@/domain/settings/order-type';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { Shop } from '@/domain/shop/shop';
import { spotsForOrderType } from '@/domain/shop/spots-for-order-type';
import type { Deps } from '@/domain/ports/deps';

/** The choice of the order type. Source: spec §2 shopPage, decisions Order type; ROUTE-28, OPEN-31. */
export class OrderTypeViewModel {
  static readonly needs = {
    app: AppStore,
    shops: ShopStore,
    settings: SettingsStore,
    spots: DeliverySpotStore,
    baskets: BasketStore,
    languages: LanguageStore,
    basketCommands: BasketCommands,
    loadSpots: LoadDeliverySpots,
    loadSettings: LoadSettings,
    retryLoading: RetryLoading,
    navigator: Navigator,
  };

  private readonly deps: Deps<typeof OrderTypeViewModel>;
  private readonly route: MatchedRoute;

  constructor(deps: Deps<typeof OrderTypeViewModel>, route: MatchedRoute) {
    this.deps = deps;
    this.route = route;
    makeAutoObservable<this, 'deps' | 'route'>(this, { deps: false, route: false }, { autoBind: true });
  }

  start(): () => void {
    const leaving = new AbortController();
    const { retryLoading, loadSpots } = this.deps;
    retryLoading.loadEach(
      () => this.shop?.id,
      (shopId, signal) => loadSpots.resource(shopId, signal),
      leaving.signal,
    );
    return () => leaving.abort();
  }

  get shop(): Shop | undefined {
    return this.deps.shops.shop;
  }

  get settingsState(): LoadState {
    return loadStateOf(this.deps.settings.loading);
  }

  get orderTypes(): readonly OrderType[] {
    return this.deps.settings.settings?.orderTypes ?? [];
  }

  get chosen(): OrderType | undefined {
    return this.deps.app.showsVisitor ? this.deps.baskets.basket.orderType : undefined;
  }

  spotsOf(orderType: OrderType): readonly DeliverySpot[] {
    const spots = this.deps.spots.of(this.shop?.id) ?? [];
    return spotsForOrderType(spots, orderType, this.deps.languages.language);
  }

  retrySettings(): void {
    void this.deps.loadSettings.load();
  }

  /** To the menu, or to the article of the link (OPEN-31). */
  async choose(orderType: OrderType): Promise<void> {
    if (this.shop === undefined) return;
    this.deps.basketCommands.chooseOrderType(orderType);
    const article = parseArticleCode(this.route.query.get('redirectToArticle') ?? '');
    await this.deps.navigator.go(
      article === undefined
        ? buildPath.menuPage(this.shop.id)
        : buildPath.articleRedirect(this.shop.id, article),
    );
  }
}
