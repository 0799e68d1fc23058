import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { OrderStore } from '@/application/orders/order-store';
import { PollPaidOrders } from '@/application/orders/poll-paid-orders';
import type { OrderId } from '@/domain/order/order';
import { ORDER_POLL_INTERVAL_MS } from '@/domain/order/tracked-order-times';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { TabElection } from '@/domain/ports/tab-election';

const POLL_TASK = 'order-polling';

/** How often a tab that does not poll checks that another one does. */
export const POLL_OVERDUE_CHECK_MS = 30_000;

/**
 * Polls while there are paid orders: at once at the start and when one is added, then at the interval; not at all once
 * none remain. One of the browser's open tabs polls for all, and the others receive the results from storage; a tab
 * that does not, because storage is refused or the polling tab is suspended, polls for itself. Source: spec §4 Client
 * order tracking, AMB-61, DEC-22; TRACK-04, TRACK-05, TRACK-07, TRACK-13.
 */
export class PollOrders implements BackgroundService {
  static readonly needs = {
    orders: OrderStore,
    pollPaidOrders: PollPaidOrders,
    election: TabElection,
    clock: Clock,
  };

  private readonly deps: Deps<typeof PollOrders>;

  constructor(deps: Deps<typeof PollOrders>) {
    this.deps = deps;
  }

  start(): Disposer {
    let stopPolling: Disposer = () => undefined;
    return disposeAll(
      () => stopPolling(),
      reaction(
        () => this.deps.orders.tracked.paid.length > 0,
        (hasPaidOrders) => {
          stopPolling();
          stopPolling = hasPaidOrders ? this.join() : () => undefined;
        },
        { fireImmediately: true },
      ),
    );
  }

  private join(): Disposer {
    let stopChecking = this.checkOthers();
    const lead = (): Disposer => {
      stopChecking();
      return disposeAll(() => (stopChecking = this.checkOthers()), this.lead());
    };
    return disposeAll(() => stopChecking(), this.deps.election.join(POLL_TASK, lead));
  }

  private checkOthers(): Disposer {
    return this.deps.clock.every(POLL_OVERDUE_CHECK_MS, () => this.pollIfOverdue());
  }

  private lead(): Disposer {
    let stopTimer: Disposer = () => undefined;
    const take = (ids: readonly OrderId[], before: readonly OrderId[] = []): void => {
      if (!ids.some((id) => !before.includes(id))) return;
      stopTimer();
      stopTimer = this.deps.clock.every(ORDER_POLL_INTERVAL_MS, () => void this.deps.pollPaidOrders.poll());
      void this.deps.pollPaidOrders.poll();
    };
    return disposeAll(
      () => stopTimer(),
      reaction(() => this.deps.orders.tracked.paid.map((order) => order.id), take, { fireImmediately: true }),
    );
  }

  private pollIfOverdue(): void {
    const { lastPolled } = this.deps.orders.tracked;
    const isOverdue =
      lastPolled === undefined ||
      Math.abs(this.deps.clock.now() - lastPolled) > ORDER_POLL_INTERVAL_MS + POLL_OVERDUE_CHECK_MS;
    if (isOverdue) void this.deps.pollPaidOrders.poll();
  }
}
