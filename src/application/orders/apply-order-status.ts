import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import { applyTrackedStatus } from '@/domain/order/apply-tracked-status';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { removeExpired } from '@/domain/order/remove-expired';
import { canFollow, laterStatus } from '@/domain/order/status-change';
import { Clock } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';

/** Applies a status from the server. */
export type ApplyStatus = (status: OrderStatus) => void;

/**
 * Applies an order's status from the server to what is shown, stored and tracked. The client may have missed some, so
 * every step forward counts; a step back is not shown. A step back is reported only if the later status was known when
 * the request started, in any tab: what became known meanwhile may have overtaken the answer. Source: OPEN-08;
 * PAIN-19, PAIN-58; TRACK-06.
 */
export class ApplyOrderStatus {
  static readonly needs = { orders: OrderStore, clock: Clock, reporter: FailureReporter };

  private readonly deps: Deps<typeof ApplyOrderStatus>;

  constructor(deps: Deps<typeof ApplyOrderStatus>) {
    this.deps = deps;
  }

  /** For the answer to a request that starts now, which may give the time of the server. */
  beginRequest(orderId: OrderId): ApplyStatus {
    return this.begin(orderId, () => true);
  }

  /** For the events of a stream that opens now, which do not give the time. */
  openStream(orderId: OrderId): ApplyStatus {
    return this.begin(orderId, () => this.deps.clock.isSure);
  }

  private begin(orderId: OrderId, isTimeKnown: () => boolean): ApplyStatus {
    let atLeast = this.deps.orders.statusOf(orderId);
    return (status) => {
      const before = this.deps.orders.statusOf(orderId);
      if (isBehind(status, atLeast)) this.reportStepBack(orderId, atLeast, status);
      atLeast = laterStatus(atLeast, status);
      this.apply(orderId, isBehind(status, before) ? before : status, isTimeKnown());
    };
  }

  private reportStepBack(orderId: OrderId, from: OrderStatus, to: OrderStatus): void {
    this.deps.reporter.report({
      id: 'lucka:order-status-went-back',
      message: `${orderId}: ${from} to ${to}`,
    });
  }

  /** A handed-out order waits for the next poll where its expiry would be computed from an unsure time. */
  private apply(orderId: OrderId, status: OrderStatus, isTimeKnown: boolean): void {
    const now = this.deps.clock.now();
    // The answer may be the first with the server's time: what had expired gets no new expiry.
    const tracked = removeExpired(this.deps.orders.tracked, this.deps.clock);
    const canMove = isTimeKnown || status === 'rollbacked';
    this.deps.orders.applyStatus(
      orderId,
      status,
      now,
      canMove ? applyTrackedStatus(tracked, orderId, status, now) : tracked,
    );
  }
}

const isBehind = (status: OrderStatus, known: OrderStatus | undefined): known is OrderStatus =>
  known !== undefined && known !== status && !canFollow(known, status);
