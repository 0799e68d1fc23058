import { reaction } from 'mobx';

import type { StandingWork } from '@/application/shared/background-service';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { OrderStore } from '@/application/orders/order-store';
import type { SettingsStore } from '@/application/settings/settings-store';
import { removeExpired } from '@/domain/order/remove-expired';
import type { Clock, Stop } from '@/domain/ports/clock';

/**
 * Removes the orders that had expired at the start, once the server has told the time: it does so with the settings, the
 * first that is asked of it, or where that failed, before a later page. Source: spec §4 Client order tracking; TRACK-10; reliability C17.
 */
export class ForgetExpiredOrders implements StandingWork {
  private readonly orders: OrderStore;
  private readonly settings: SettingsStore;
  private readonly navigation: NavigationStore;
  private readonly clock: Clock;

  constructor(orders: OrderStore, settings: SettingsStore, navigation: NavigationStore, clock: Clock) {
    this.orders = orders;
    this.settings = settings;
    this.navigation = navigation;
    this.clock = clock;
  }

  start(): Stop {
    return reaction(
      () => [this.settings.loading, this.navigation.current],
      () => this.orders.setTracked(removeExpired(this.orders.tracked, this.clock)),
      { fireImmediately: true },
    );
  }
}
