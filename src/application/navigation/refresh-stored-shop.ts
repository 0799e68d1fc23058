import { reaction } from 'mobx';

import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { ConnectionStore } from '@/application/connection/connection-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { ShopStore } from '@/application/shops/shop-store';
import { SHOP_ASK_AGAIN_MS } from '@/application/navigation/navigation-requirements';
import type { RefreshShop } from '@/application/shops/refresh-shop';
import type { Clock, Stop } from '@/domain/ports/clock';

/**
 * As long as the selected shop is only as it was stored: asks the server for it behind the page that is shown, at once
 * and again until it answers. The first page does not wait for this, but asks by itself where a rule depends on it.
 * Source: OPEN-41, DEC-02; P23.
 */
export class RefreshStoredShop implements StandingWork {
  private stopAsking: Stop = () => undefined;
  private readonly navigation: NavigationStore;
  private readonly shops: ShopStore;
  private readonly connection: ConnectionStore;
  private readonly refreshShop: RefreshShop;
  private readonly clock: Clock;

  constructor(
    navigation: NavigationStore,
    shops: ShopStore,
    connection: ConnectionStore,
    refreshShop: RefreshShop,
    clock: Clock,
  ) {
    this.navigation = navigation;
    this.shops = shops;
    this.connection = connection;
    this.refreshShop = refreshShop;
    this.clock = clock;
  }

  start(): Stop {
    return stopAll(
      () => this.stopAsking(),
      reaction(
        () => this.isDue,
        (isDue) => this.ask(isDue),
        { fireImmediately: true },
      ),
    );
  }

  private get isDue(): boolean {
    const isShown = this.navigation.current !== undefined;
    return isShown && this.shops.stored !== undefined && this.connection.isOnline;
  }

  private ask(isDue: boolean): void {
    this.stopAsking();
    if (!isDue) return;
    void this.refreshShop.execute();
    this.stopAsking = this.clock.every(SHOP_ASK_AGAIN_MS, () => void this.refreshShop.execute());
  }
}
