import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import type { BackgroundService } from '@/application/shared/background-service';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { removeExpired } from '@/domain/order/remove-expired';
import { Clock, type Disposer } from '@/domain/ports/clock';

/**
 * Removes the orders that had expired at the start, once the time of the server is known: from the settings, its first
 * answer, or where that failed, before a later page. Source: spec §4 Client order tracking; TRACK-10; FAULT-C17.
 */
export class RemoveExpiredOrders implements BackgroundService {
  static readonly needs = {
    orders: OrderStore,
    settings: SettingsStore,
    navigation: NavigationStore,
    clock: Clock,
  };

  private readonly deps: Deps<typeof RemoveExpiredOrders>;

  constructor(deps: Deps<typeof RemoveExpiredOrders>) {
    this.deps = deps;
  }

  start(): Disposer {
    return reaction(
      () => [this.deps.settings.loading, this.deps.navigation.current],
      () => this.deps.orders.setTracked(removeExpired(this.deps.orders.tracked, this.deps.clock)),
      { fireImmediately: true },
    );
  }
}
