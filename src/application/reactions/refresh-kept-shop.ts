import { when } from 'mobx';

import type { StandingWork } from '@/application/reactions/standing-work';
import type { NavigationStore } from '@/application/stores/navigation-store';
import type { ShopStore } from '@/application/stores/shop-store';
import type { RefreshShop } from '@/application/use-cases/refresh-shop';
import type { Stop } from '@/domain/ports/clock';

/**
 * Loads the shop that an earlier page kept afresh, behind the first page. Not sooner: the rules judge that page by the
 * shop that was kept, else whichever answer came first would decide whether a reload leads home. Source: OPEN-41; P23.
 */
export class RefreshKeptShop implements StandingWork {
  private readonly navigation: NavigationStore;
  private readonly shops: ShopStore;
  private readonly refreshShop: RefreshShop;

  constructor(navigation: NavigationStore, shops: ShopStore, refreshShop: RefreshShop) {
    this.navigation = navigation;
    this.shops = shops;
    this.refreshShop = refreshShop;
  }

  start(): Stop {
    const kept = this.shops.shop;
    return when(
      () => this.navigation.current !== undefined,
      () => kept === this.shops.shop && void this.refreshShop.execute(),
    );
  }
}
