import type { OrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';
import { isFree } from '@api/orders/is-free';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { StoredPayment } from '@api/orders/stored-payment';

export type CaptureFailure =
  /** The order has no reserved money, or does not stand where its money is taken. */
  | { readonly kind: 'notReserved' }
  /** The provider will not (`payment-13`): the order stays and is tried again. */
  | { readonly kind: 'refused' }
  /** Not known: the reconciler finds out. */
  | { readonly kind: 'unreachable' };

/**
 * Takes the reserved money of an order and so starts it: added → started. That it is about to be taken is on disk before
 * the provider is asked, so that such an order is not taken back, and a process that dies here is followed by another
 * that asks again under the same key. Source: OPEN-08; FAULT-P7, FAULT-P23.
 */
export async function captureOrder(
  deps: PaymentDeps,
  orderId: OrderId,
): Promise<Result<void, CaptureFailure>> {
  const payment = await deps.payments.live(orderId);
  return payment === undefined ? startFree(deps, orderId) : capturePayment(deps, payment);
}

/** An order of 0 has no payment. */
async function startFree(
  { orders, announcer, clock }: PaymentDeps,
  orderId: OrderId,
): Promise<Result<void, CaptureFailure>> {
  const order = await orders.find(orderId);
  const isToStart = order !== undefined && isFree(order);
  if (!isToStart || !(await orders.move(orderId, 'added', 'started', clock.now()))) {
    return err({ kind: 'notReserved' });
  }
  announcer.announce(orderId, 'started');
  return ok(undefined);
}

export async function capturePayment(
  deps: PaymentDeps,
  payment: StoredPayment,
): Promise<Result<void, CaptureFailure>> {
  if (!(await deps.payments.beginCapture(payment.id))) return err({ kind: 'notReserved' });
  const captured = await deps.provider.capture(payment.id);
  if (captured.ok) {
    const isStarted = await deps.payments.capture(payment.id, deps.clock.now());
    if (isStarted) deps.announcer.announce(payment.orderId, 'started');
    return ok(undefined);
  }
  if (captured.error.kind === 'refused') await deps.payments.refuseCapture(payment.id);
  return err({ kind: captured.error.kind });
}
