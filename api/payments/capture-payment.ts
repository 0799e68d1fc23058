import type { OrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';
import type { NewAuditEntry } from '@api/audit/audit-store';
import { isFree } from '@api/orders/is-free';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { StoredPayment } from '@api/orders/stored-payment';

export type CaptureFailure =
  /** The order has no reserved money, or a status in which none is captured. */
  | { readonly kind: 'notReserved' }
  /** Refused by the provider (`payment-13`): the order stays and may be retried. */
  | { readonly kind: 'refused' }
  /** Unknown: the reconciler finds out. */
  | { readonly kind: 'unreachable' };

/**
 * Captures the reserved money of an order and starts it: added → started. The intent is durable before the provider is
 * called, so such an order is never rolled back, and after a crash another process repeats the call under the same key.
 * The entry is written with the new status. Source: OPEN-08; FAULT-P7, FAULT-P23.
 */
export async function captureOrder(
  deps: PaymentDeps,
  orderId: OrderId,
  entry?: NewAuditEntry,
): Promise<Result<void, CaptureFailure>> {
  const payment = await deps.payments.live(orderId);
  return payment === undefined ? startFree(deps, orderId, entry) : capturePayment(deps, payment, entry);
}

/** An order of 0 has no payment. */
async function startFree(
  { orders, announcer, clock }: PaymentDeps,
  orderId: OrderId,
  entry: NewAuditEntry | undefined,
): Promise<Result<void, CaptureFailure>> {
  const order = await orders.find(orderId);
  const isToStart = order !== undefined && isFree(order);
  if (!isToStart || !(await orders.move(orderId, 'added', 'started', clock.now(), { entry }))) {
    return err({ kind: 'notReserved' });
  }
  announcer.announce(orderId, 'started');
  return ok(undefined);
}

export async function capturePayment(
  deps: PaymentDeps,
  payment: StoredPayment,
  entry?: NewAuditEntry,
): Promise<Result<void, CaptureFailure>> {
  if (!(await deps.payments.beginCapture(payment.id))) return err({ kind: 'notReserved' });
  const captured = await deps.provider.capture(payment.id);
  if (captured.ok) {
    const isStarted = await deps.payments.capture(payment.id, deps.clock.now(), entry);
    if (isStarted) {
      deps.meter.count('payments', { status: 'captured' });
      deps.announcer.announce(payment.orderId, 'started');
    }
    return ok(undefined);
  }
  if (captured.error.kind !== 'refused') return err({ kind: 'unreachable' });
  await deps.payments.refuseCapture(payment.id);
  return err({ kind: 'refused' });
}
