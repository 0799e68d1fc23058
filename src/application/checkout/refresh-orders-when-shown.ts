import { when } from 'mobx';

import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { OrderStore } from '@/application/orders/order-store';
import type { PollPaidOrders } from '@/application/orders/poll-paid-orders';
import type { SettleOpenPayments } from '@/application/checkout/settle-open-payments';
import type { Clock, Stop } from '@/domain/ports/clock';
import type { PageVisibility } from '@/domain/ports/page-visibility';
import type { Instant } from '@/domain/shared/instant';

/** A guest who goes to and fro between two windows causes no more calls than this. */
export const REFRESH_PAUSE_MS = 10_000;

/**
 * Asks after the orders of this device when the guest comes back to the page, and after payments that were begun also
 * at the start. Source: DEC-23; P15, P58.
 */
export class RefreshOrdersWhenShown implements StandingWork {
  private refreshedAt: Instant | undefined;
  private readonly visibility: PageVisibility;
  private readonly orders: OrderStore;
  private readonly navigation: NavigationStore;
  private readonly pollPaidOrders: PollPaidOrders;
  private readonly settleOpenPayments: SettleOpenPayments;
  private readonly clock: Clock;

  constructor(
    visibility: PageVisibility,
    orders: OrderStore,
    navigation: NavigationStore,
    pollPaidOrders: PollPaidOrders,
    settleOpenPayments: SettleOpenPayments,
    clock: Clock,
  ) {
    this.visibility = visibility;
    this.orders = orders;
    this.navigation = navigation;
    this.pollPaidOrders = pollPaidOrders;
    this.settleOpenPayments = settleOpenPayments;
    this.clock = clock;
  }

  start(): Stop {
    return stopAll(
      when(
        () => this.navigation.current !== undefined,
        () => this.visibility.isVisible && void this.settleOpenPayments.execute(),
      ),
      this.visibility.onChange((isVisible) => isVisible && this.refresh()),
    );
  }

  private refresh(): void {
    const now = this.clock.now();
    if (this.refreshedAt !== undefined && Math.abs(now - this.refreshedAt) < REFRESH_PAUSE_MS) return;
    this.refreshedAt = now;
    void this.settleOpenPayments.execute();
    if (this.orders.tracked.paid.length > 0) void this.pollPaidOrders.execute();
  }
}
