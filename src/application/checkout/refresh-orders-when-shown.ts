import type { Deps } from '@/domain/ports/deps';
import { when } from 'mobx';

import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { PollPaidOrders } from '@/application/orders/poll-paid-orders';
import { SettleOpenPayments } from '@/application/checkout/settle-open-payments';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { PageVisibility } from '@/domain/ports/page-visibility';
import type { Instant } from '@/domain/shared/instant';

/** At most one refresh in this time, however often the visitor switches windows. */
export const REFRESH_PAUSE_MS = 10_000;

/**
 * Refreshes the orders of this device when the visitor returns to the page, and open payments also at the start.
 * Source: DEC-23; PAIN-15, PAIN-58.
 */
export class RefreshOrdersWhenShown implements BackgroundService {
  static readonly needs = {
    visibility: PageVisibility,
    orders: OrderStore,
    navigation: NavigationStore,
    pollPaidOrders: PollPaidOrders,
    settleOpenPayments: SettleOpenPayments,
    clock: Clock,
  };

  private refreshedAt: Instant | undefined;

  private readonly deps: Deps<typeof RefreshOrdersWhenShown>;

  constructor(deps: Deps<typeof RefreshOrdersWhenShown>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      when(
        () => this.deps.navigation.current !== undefined,
        () => this.deps.visibility.isVisible && void this.deps.settleOpenPayments.settle(),
      ),
      this.deps.visibility.onChange((isVisible) => isVisible && this.refresh()),
    );
  }

  private refresh(): void {
    const now = this.deps.clock.now();
    if (this.refreshedAt !== undefined && Math.abs(now - this.refreshedAt) < REFRESH_PAUSE_MS) return;
    this.refreshedAt = now;
    void this.deps.settleOpenPayments.settle();
    if (this.deps.orders.tracked.paid.length > 0) void this.deps.pollPaidOrders.poll();
  }
}
