import { reaction } from 'mobx';

import type { StandingWork } from '@/application/reactions/standing-work';
import type { OrderStore } from '@/application/stores/order-store';
import type { SettingsStore } from '@/application/stores/settings-store';
import { removeExpired } from '@/domain/order/remove-expired';
import type { Clock, Stop } from '@/domain/ports/clock';

/**
 * Removes the orders that had expired at the start, once the server has told the time: it does so with the settings, the
 * first that is asked of it. Source: spec §4 Client order tracking; TRACK-10; reliability C17.
 */
export class ForgetExpiredOrders implements StandingWork {
  private readonly orders: OrderStore;
  private readonly settings: SettingsStore;
  private readonly clock: Clock;

  constructor(orders: OrderStore, settings: SettingsStore, clock: Clock) {
    this.orders = orders;
    this.settings = settings;
    this.clock = clock;
  }

  start(): Stop {
    return reaction(
      () => this.settings.loading,
      () => this.orders.setTracked(removeExpired(this.orders.tracked, this.clock)),
      { fireImmediately: true },
    );
  }
}
