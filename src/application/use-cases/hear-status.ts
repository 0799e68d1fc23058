import type { OrderStore } from '@/application/stores/order-store';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { canFollow } from '@/domain/order/status-change';
import type { Clock } from '@/domain/ports/clock';
import type { FailureReporter } from '@/domain/ports/failure-reporter';

/**
 * Takes in what the server says of an order's status, now. The client may have missed some, so every step forward
 * counts; a step back is not shown, only reported. Source: OPEN-08; P19, P58.
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
    const before = this.orders.seenOrder(orderId).status;
    const isStepBack = before !== undefined && before !== status && !canFollow(before, status);
    if (isStepBack) {
      this.reporter.report({
        id: 'lucka:order-status-went-back',
        message: `${orderId}: ${before} to ${status}`,
      });
    }
    this.orders.setSeen(orderId, {
      status: isStepBack ? before : status,
      lastUpdated: this.clock.now(),
      isOutOfTouch: false,
    });
  }
}
