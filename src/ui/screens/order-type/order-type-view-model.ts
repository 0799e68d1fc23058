import { makeAutoObservable } from 'mobx';

import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { LanguageStore } from '@/application/language/language-store';
import { type LoadState, loadStateOf } from '@/application/shared/loadable';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChooseOrderType } from '@/application/basket/choose-order-type';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadSettings } from '@/application/settings/load-settings';
import { parseArticleCode } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import { Wayfinder } from '@/domain/ports/navigator';
import type { OrderType } from '@/domain/settings/order-type';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { Shop } from '@/domain/shop/shop';
import { spotsForOrderType } from '@/domain/shop/spots-for-order-type';
import type { Services } from '@/ui/view-model/services';

/** The choice of how the food is had. Source: spec §2 shopPage, decisions Order type; ROUTE-28, OPEN-31. */
export class OrderTypeViewModel {
  static readonly needs = {
    shops: ShopStore,
    settings: SettingsStore,
    spots: DeliverySpotStore,
    baskets: BasketStore,
    languages: LanguageStore,
    chooseOrderType: ChooseOrderType,
    loadSpots: LoadDeliverySpots,
    loadSettings: LoadSettings,
    retryLoading: RetryLoading,
    wayfinder: Wayfinder,
  };

  private readonly services: Services<typeof OrderTypeViewModel.needs>;
  private readonly route: MatchedRoute;

  constructor(services: Services<typeof OrderTypeViewModel.needs>, route: MatchedRoute) {
    this.services = services;
    this.route = route;
    makeAutoObservable<this, 'services' | 'route'>(
      this,
      { services: false, route: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    const leaving = new AbortController();
    const { retryLoading, loadSpots } = this.services;
    retryLoading.loadEach(
      () => this.shop?.id,
      (shopId, signal) => loadSpots.resource(shopId, signal),
      leaving.signal,
    );
    return () => leaving.abort();
  }

  get shop(): Shop | undefined {
    return this.services.shops.shop;
  }

  get settingsState(): LoadState {
    return loadStateOf(this.services.settings.loading);
  }

  get orderTypes(): readonly OrderType[] {
    return this.services.settings.settings?.orderTypes ?? [];
  }

  get chosen(): OrderType | undefined {
    return this.services.baskets.basket.orderType;
  }

  spotsOf(orderType: OrderType): readonly DeliverySpot[] {
    const spots = this.services.spots.of(this.shop?.id) ?? [];
    return spotsForOrderType(spots, orderType, this.services.languages.language);
  }

  retrySettings(): void {
    void this.services.loadSettings.execute();
  }

  /** On to the menu, or to the article that a link asked for (OPEN-31). */
  async choose(orderType: OrderType): Promise<void> {
    if (this.shop === undefined) return;
    this.services.chooseOrderType.execute(orderType);
    const article = parseArticleCode(this.route.query.get('redirectToArticle') ?? '');
    await this.services.wayfinder.go(
      article === undefined
        ? buildPath.menuPage(this.shop.id)
        : buildPath.articleRedirect(this.shop.id, article),
    );
  }
}
