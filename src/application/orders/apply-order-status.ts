import type { OrderStore } from '@/application/orders/order-store';
import { hearTrackedStatus } from '@/domain/order/apply-tracked-status';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { removeExpired } from '@/domain/order/remove-expired';
import { canFollow } from '@/domain/order/status-change';
import type { Clock } from '@/domain/ports/clock';
import type { FailureReporter } from '@/domain/ports/failure-reporter';

/**
 * Applies what the server says of an order's status, now, to what is shown, stored and tracked. The client may have
 * missed some, so every step forward counts; a step back is not shown, only reported. Source: OPEN-08; P19, P58;
 * TRACK-06.
 */
export class HearStatus {
  private readonly orders: OrderStore;
  private readonly clock: Clock;
  private readonly reporter: FailureReporter;

  constructor(orders: OrderStore, clock: Clock, reporter: FailureReporter) {
    this.orders = orders;
    this.clock = clock;
    this.reporter = reporter;
  }

  execute(orderId: OrderId, status: OrderStatus): void {
    const before = this.orders.statusOf(orderId);
    const isStepBack = before !== undefined && before !== status && !canFollow(before, status);
    if (isStepBack) {
      this.reporter.report({
        id: 'lucka:order-status-went-back',
        message: `${orderId}: ${before} to ${status}`,
      });
    }
    this.apply(orderId, isStepBack ? before : status);
  }

  private apply(orderId: OrderId, status: OrderStatus): void {
    const now = this.clock.now();
    // The answer may have been the first to tell the time: what had expired is not given a new time.
    const tracked = removeExpired(this.orders.tracked, this.clock);
    this.orders.applyStatus(orderId, status, now, hearTrackedStatus(tracked, orderId, status, now));
  }
}
