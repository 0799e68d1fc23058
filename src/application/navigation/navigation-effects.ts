import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { BasketOperation, OperationOf } from '@/domain/basket/basket-operation';
import type { NavigationEffect } from '@/domain/navigation/navigation-step';
import type { QueryForBasket } from '@/domain/navigation/read-query';
import { trackPage } from '@/domain/navigation/track-page';
import type { MatchedRoute } from '@/domain/navigation/route';
import { PageDocument } from '@/domain/ports/page-document';
import { Telemetry } from '@/domain/ports/telemetry';
import { assertNever } from '@/domain/shared/assert-never';

/** Performs the effects of the navigation rules; the driver changes the address. Source: spec §2 Navigation rules. */
export class NavigationEffects {
  static readonly needs = {
    baskets: BasketStore,
    navigation: NavigationStore,
    screen: ScreenStore,
    changeBasket: ChangeBasket,
    shops: ShopStore,
    document: PageDocument,
    telemetry: Telemetry,
  };

  private readonly deps: Deps<typeof NavigationEffects>;

  constructor(deps: Deps<typeof NavigationEffects>) {
    this.deps = deps;
  }

  perform(effect: Exclude<NavigationEffect, { kind: 'replaceAddress' }>): void {
    switch (effect.kind) {
      case 'clearSelectedShop':
        return this.deps.shops.setShop(undefined);
      case 'moveQueryToBasket':
        return this.moveToBasket(effect.values);
      case 'setBasketFlags':
        return this.deps.baskets.setFlags(effect.flags);
      case 'clearSpotAndNote':
        return this.clearSpotAndNote();
      case 'setShopClass':
        return this.deps.document.setShopClass(effect.shopId);
      case 'moveToShop':
        return this.moveToShop(effect);
      case 'trackPage':
        return this.arrive(effect.route, effect.fullPath);
      case 'onNavigate':
        return this.deps.navigation.publish(effect.route);
      default:
        return assertNever(effect);
    }
  }

  private moveToBasket({ orderType, note, spotId }: QueryForBasket): void {
    const operations: BasketOperation[] = [];
    const keepsSpot = this.deps.baskets.basket.orderType === orderType;
    if (orderType !== undefined) operations.push({ kind: 'chooseOrderType', orderType, keepsSpot });
    if (note !== undefined) operations.push({ kind: 'writeNote', note });
    if (spotId !== undefined) operations.push({ kind: 'chooseSpot', spotId });
    this.deps.changeBasket.apply(...operations);
  }

  /** Sends nothing to the other tabs when there is nothing to clear. */
  private clearSpotAndNote(): void {
    const { note, spotId } = this.deps.baskets.basket;
    if (note !== '') this.deps.changeBasket.apply({ kind: 'writeNote', note: '' });
    if (spotId !== undefined) this.deps.changeBasket.apply({ kind: 'chooseSpot', spotId: undefined });
  }

  private moveToShop(operation: OperationOf<'moveToShop'>): void {
    this.deps.baskets.setBasketAside();
    this.deps.changeBasket.apply(operation);
  }

  private arrive(route: MatchedRoute, fullPath: string): void {
    const { navigation, screen } = this.deps;
    // A page that is shown needs no offer to return to it.
    const isReached = route.flags.requiresShop && navigation.bookmark?.reason !== undefined;
    if (isReached) navigation.setBookmark(undefined);
    navigation.arrive(route, trackPage(navigation.tracking, route.name, fullPath, screen.isSmall));
    this.deps.telemetry.pageView({ name: route.name, path: route.path });
  }
}
