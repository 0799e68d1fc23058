import type { Deps } from '@/domain/ports/deps';
import { OrderStore, type PaymentProgress } from '@/application/orders/order-store';
import { AbandonOrder } from '@/application/checkout/abandon-order';
import { QueryPayment, type PaymentOutcome } from '@/application/checkout/query-payment';
import { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { paymentRecovery } from '@/domain/notice/payment-recovery';
import type { CustomerCode, OrderId } from '@/domain/order/order';
import { Clock, wait } from '@/domain/ports/clock';

/**
 * The first interval between queries of a payment, and its duration: most outcomes are known within seconds. Also for
 * the query whether the order exists. Source: PAIN-16.
 */
export const PAYMENT_POLL_FAST_MS = 2_000;
export const PAYMENT_POLL_FAST_FOR_MS = 60_000;
/** The interval after that, when the page shows that the confirmation is late. */
export const PAYMENT_POLL_SLOW_MS = 15_000;

/**
 * Queries how the payment of an order ended, until it is known or the signal aborts. It only reads, so that a reload,
 * a second tab or another browser (with the code of the link) may do the same. When paid, the order is tracked and its
 * lines are subtracted from the basket. Otherwise the basket stays, and an order that can never be paid is abandoned,
 * so that confirming the basket places a new one. Source: PAIN-04, PAIN-13, PAIN-15 to PAIN-18; TRACK-01 to TRACK-03.
 */
export class CheckPayment {
  static readonly needs = {
    queryPayment: QueryPayment,
    settlePaidOrder: SettlePaidOrder,
    abandonOrder: AbandonOrder,
    orders: OrderStore,
    clock: Clock,
  };

  private readonly deps: Deps<typeof CheckPayment>;

  constructor(deps: Deps<typeof CheckPayment>) {
    this.deps = deps;
  }

  /** Resolves to the final progress: `checking` only when the signal aborted first. */
  async check(orderId: OrderId, signal: AbortSignal, customerCode?: CustomerCode): Promise<PaymentProgress> {
    if (customerCode !== undefined) this.deps.orders.setSeen(orderId, { customerCode });
    const start = this.deps.clock.now();
    for (;;) {
      const isLate = this.deps.clock.now() - start >= PAYMENT_POLL_FAST_FOR_MS;
      const checking = { kind: 'checking', isLate } as const;
      this.deps.orders.setSeen(orderId, { payment: checking });
      const outcome = await this.deps.queryPayment.query(orderId, signal);
      const isOver = outcome !== undefined && (outcome.kind !== 'unknown' || isLate);
      if (isOver && !signal.aborted) return this.settle(orderId, outcome);
      await wait(this.deps.clock, isLate ? PAYMENT_POLL_SLOW_MS : PAYMENT_POLL_FAST_MS, signal);
      if (signal.aborted) return this.leave(orderId, checking);
    }
  }

  /** The query has ended, unless the page was opened again meanwhile. */
  private leave(orderId: OrderId, checking: PaymentProgress): PaymentProgress {
    if (this.deps.orders.seenOrder(orderId).payment === checking)
      this.deps.orders.setSeen(orderId, { payment: undefined });
    return checking;
  }

  private async settle(orderId: OrderId, outcome: PaymentOutcome): Promise<PaymentProgress> {
    if (outcome.kind === 'paid') await this.deps.settlePaidOrder.settle(orderId);
    if (outcome.kind === 'unpaid' && paymentRecovery(outcome.code, outcome.status) === 'toCheckout')
      this.deps.abandonOrder.abandon(orderId);
    this.deps.orders.setSeen(orderId, { payment: outcome });
    return outcome;
  }
}
