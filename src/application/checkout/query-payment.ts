import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import { transitionIntent } from '@/domain/order/intent-transition';
import type { CustomerCode, OrderId, PaymentId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { type EndedPaymentStatus, isPaid, isPaymentEnded, type PaymentState } from '@/domain/order/payment';
import { OrderGateway } from '@/domain/ports/order-gateway';
import { PaymentGateway } from '@/domain/ports/payment-gateway';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';

/** How a payment ended. */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  /** No money was captured. `code` is of the error catalogue. */
  | { readonly kind: 'unpaid'; readonly status: EndedPaymentStatus; readonly code: string | undefined }
  /** The server has no such order, or not with this code. */
  | { readonly kind: 'unknown' };

/**
 * Queries once how the payment of an order ended; undefined while that is unknown. Where only the order is known, as
 * in another browser, its status decides: any status after the calculated price means paid. Source: decisions, GET
 * /api/order/{orderId}/payment/{paymentId}; PAIN-03, PAIN-15.
 */
export class QueryPayment {
  static readonly needs = { payments: PaymentGateway, gateway: OrderGateway, orders: OrderStore };

  private readonly deps: Deps<typeof QueryPayment>;

  constructor(deps: Deps<typeof QueryPayment>) {
    this.deps = deps;
  }

  async query(orderId: OrderId, signal?: AbortSignal): Promise<PaymentOutcome | undefined> {
    const code = this.deps.orders.customerCodeOf(orderId);
    const paymentId = this.deps.orders.paymentIdOf(orderId);
    return paymentId === undefined || code === undefined
      ? this.askOrder(orderId, code, signal)
      : this.queryGateway(orderId, paymentId, code, signal);
  }

  private async queryGateway(
    orderId: OrderId,
    paymentId: PaymentId,
    code: CustomerCode,
    signal: AbortSignal | undefined,
  ): Promise<PaymentOutcome | undefined> {
    const result = await this.deps.payments.state(orderId, paymentId, code, signal);
    if (!result.ok) return this.explain(result.error, orderId, code, signal);
    this.remember(orderId, paymentId, result.value);
    const { status, code: errorCode } = result.value;
    if (isPaid(status)) return { kind: 'paid' };
    return isPaymentEnded(status) ? { kind: 'unpaid', status, code: errorCode } : undefined;
  }

  /** A server without the payment still has the order: while that is not paid, the payment can be repeated. */
  private async explain(
    failure: RemoteFailure,
    orderId: OrderId,
    code: CustomerCode,
    signal: AbortSignal | undefined,
  ): Promise<PaymentOutcome | undefined> {
    if (failure.kind !== 'refused' || failure.status !== 404) return undefined;
    const status = await this.deps.gateway.status(orderId, code, signal);
    if (!status.ok) return outcomeOfFailure(status.error);
    return outcomeOfStatus(status.value) ?? { kind: 'unpaid', status: 'failed', code: failure.code };
  }

  private remember(orderId: OrderId, paymentId: PaymentId, payment: PaymentState): void {
    const intent = this.deps.orders.intentOf(orderId);
    if (intent === undefined) return;
    this.deps.orders.setIntent(transitionIntent(intent, { kind: 'paymentSeen', paymentId, payment }));
  }

  private async askOrder(
    orderId: OrderId,
    code: CustomerCode | undefined,
    signal: AbortSignal | undefined,
  ): Promise<PaymentOutcome | undefined> {
    const result = await this.deps.gateway.status(orderId, code, signal);
    return result.ok ? outcomeOfStatus(result.value) : outcomeOfFailure(result.error);
  }
}

const outcomeOfFailure = (failure: RemoteFailure): PaymentOutcome | undefined =>
  isGone(failure) ? { kind: 'unknown' } : undefined;

function outcomeOfStatus(status: OrderStatus): PaymentOutcome | undefined {
  if (status === 'calculatedPrice') return undefined;
  return status === 'rollbacked' ? { kind: 'unpaid', status: 'released', code: undefined } : { kind: 'paid' };
}
