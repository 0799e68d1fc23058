import type { BasketStore } from '@/application/basket/basket-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { ScreenStore } from '@/application/navigation/screen-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { ClearSelectedShop } from '@/application/shops/clear-selected-shop';
import type { SetAsideBasket } from '@/application/basket/set-aside-basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import type { NavigationEffect } from '@/domain/navigation/navigation-step';
import type { QueryForBasket } from '@/domain/navigation/read-query';
import { trackPage } from '@/domain/navigation/track-page';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { PageDocument } from '@/domain/ports/page-document';
import type { Telemetry } from '@/domain/ports/telemetry';
import { assertNever } from '@/domain/shared/assert-never';
import type { ShopId } from '@/domain/shop/shop';

/** Performs what a navigation rule says. Which address is shown is the driver's business. Source: spec §2 Navigation rules. */
export class PerformEffect {
  private readonly baskets: BasketStore;
  private readonly navigation: NavigationStore;
  private readonly screen: ScreenStore;
  private readonly changeBasket: ChangeBasket;
  private readonly setAsideBasket: SetAsideBasket;
  private readonly clearSelectedShop: ClearSelectedShop;
  private readonly document: PageDocument;
  private readonly telemetry: Telemetry;

  constructor(
    baskets: BasketStore,
    navigation: NavigationStore,
    screen: ScreenStore,
    changeBasket: ChangeBasket,
    setAsideBasket: SetAsideBasket,
    clearSelectedShop: ClearSelectedShop,
    document: PageDocument,
    telemetry: Telemetry,
  ) {
    this.baskets = baskets;
    this.navigation = navigation;
    this.screen = screen;
    this.changeBasket = changeBasket;
    this.setAsideBasket = setAsideBasket;
    this.clearSelectedShop = clearSelectedShop;
    this.document = document;
    this.telemetry = telemetry;
  }

  execute(effect: Exclude<NavigationEffect, { kind: 'replaceAddress' }>): void {
    switch (effect.kind) {
      case 'clearSelectedShop':
        return this.clearSelectedShop.execute();
      case 'moveQueryToBasket':
        return this.moveToBasket(effect.values);
      case 'setBasketFlags':
        return this.baskets.setFlags(effect.flags);
      case 'clearSpotAndNote':
        return this.clearSpotAndNote();
      case 'setShopClass':
        return this.document.setShopClass(effect.shopId);
      case 'clearBasket':
        return this.changeShop(effect.shopId, effect.shopName);
      case 'trackPage':
        return this.arrive(effect.route, effect.fullPath);
      case 'onNavigate':
        return this.navigation.tell(effect.route);
      default:
        return assertNever(effect);
    }
  }

  private moveToBasket({ orderType, note, spotId }: QueryForBasket): void {
    const operations: BasketOperation[] = [];
    const keepsSpot = this.baskets.basket.orderType === orderType;
    if (orderType !== undefined) operations.push({ kind: 'chooseOrderType', orderType, keepsSpot });
    if (note !== undefined) operations.push({ kind: 'writeNote', note });
    if (spotId !== undefined) operations.push({ kind: 'chooseSpot', spotId });
    this.changeBasket.execute(...operations);
  }

  /** Says nothing to the other tabs when there is nothing to clear. */
  private clearSpotAndNote(): void {
    const { note, spotId } = this.baskets.basket;
    if (note !== '') this.changeBasket.execute({ kind: 'writeNote', note: '' });
    if (spotId !== undefined) this.changeBasket.execute({ kind: 'chooseSpot', spotId: undefined });
  }

  private changeShop(shopId: ShopId, shopName: string): void {
    this.setAsideBasket.execute();
    this.changeBasket.execute({ kind: 'moveToShop', shopId, shopName });
  }

  private arrive(route: MatchedRoute, fullPath: string): void {
    const { navigation, screen } = this;
    // What is shown needs no offer to come back to it.
    const isReached = route.flags.requiresShop && navigation.bookmark?.reason !== undefined;
    if (isReached) navigation.setBookmark(undefined);
    navigation.arrive(route, trackPage(navigation.tracking, route.name, fullPath, screen.isSmall));
    this.telemetry.pageView({ name: route.name, path: route.path });
  }
}
