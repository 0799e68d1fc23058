import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/reactions/standing-work';
import type { OrderStore } from '@/application/stores/order-store';
import type { PollPaidOrders } from '@/application/use-cases/poll-paid-orders';
import type { OrderId } from '@/domain/order/order';
import { ORDER_POLL_INTERVAL_MS } from '@/domain/order/tracked-order-times';
import type { Clock, Stop } from '@/domain/ports/clock';

/**
 * Polls while there are paid orders: at once at the start and when one is added, then at the interval; not at all
 * once none remain. Source: spec §4 Client order tracking, AMB-61; TRACK-04, TRACK-05, TRACK-07, TRACK-13.
 */
export class PollOrders implements StandingWork {
  private stopTimer: Stop = () => undefined;
  private readonly orders: OrderStore;
  private readonly pollPaidOrders: PollPaidOrders;
  private readonly clock: Clock;

  constructor(orders: OrderStore, pollPaidOrders: PollPaidOrders, clock: Clock) {
    this.orders = orders;
    this.pollPaidOrders = pollPaidOrders;
    this.clock = clock;
  }

  start(): Stop {
    return stopAll(
      () => this.stopTimer(),
      reaction(
        () => this.orders.tracked.paid.map((order) => order.id),
        (ids, before = []) => this.take(ids, before),
        { fireImmediately: true },
      ),
    );
  }

  private take(ids: readonly OrderId[], before: readonly OrderId[]): void {
    if (ids.length === 0) this.stopTimer();
    else if (ids.some((id) => !before.includes(id))) this.restart();
  }

  private restart(): void {
    this.stopTimer();
    this.stopTimer = this.clock.every(ORDER_POLL_INTERVAL_MS, () => void this.pollPaidOrders.execute());
    void this.pollPaidOrders.execute();
  }
}
