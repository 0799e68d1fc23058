import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Problem } from '@api/http/problem';
import {
  failedFindOrder,
  PAYMENT_CAPTURE_FAILED,
  paymentProviderUnavailable,
  statusNotPossible,
} from '@api/http/problems';
import { mayServerChange } from '@/domain/order/status-change';
import { captureOrder, type CaptureFailure } from '@api/payments/capture-payment';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { rollBackOrder } from '@api/payments/roll-back-order';

const RETRY_SECONDS = 3;

/**
 * Moves an order one step, for the kitchen or an operator. `started` captures the money, `rollbacked` releases it; an
 * order becomes `added` only by payment. Source: spec §4 Order status, OPEN-08, OPEN-09.
 */
export async function moveOrder(
  deps: PaymentDeps,
  orderId: OrderId,
  to: OrderStatus,
  reason?: RollbackReason,
): Promise<Result<void, Problem>> {
  const order = await deps.orders.find(orderId);
  if (order === undefined) return err(failedFindOrder(orderId));
  if (!mayServerChange(order.status, to) || to === 'added') return err(statusNotPossible(orderId));
  if (to === 'started') {
    const captured = await captureOrder(deps, orderId);
    return captured.ok ? captured : err(problemOfCapture(orderId, captured.error));
  }
  const hasMoved = await (to === 'rollbacked'
    ? takeBack(deps, orderId, order.status, reason)
    : move(deps, orderId, order.status, to));
  return hasMoved ? ok(undefined) : err(statusNotPossible(orderId));
}

async function takeBack(
  deps: PaymentDeps,
  orderId: OrderId,
  from: OrderStatus,
  reason: RollbackReason | undefined,
): Promise<boolean> {
  return (from === 'added' || from === 'calculatedPrice') && rollBackOrder(deps, orderId, from, reason);
}

async function move(
  { orders, announcer, clock }: PaymentDeps,
  orderId: OrderId,
  from: OrderStatus,
  to: OrderStatus,
): Promise<boolean> {
  const hasMoved = await orders.move(orderId, from, to, clock.now());
  if (hasMoved) announcer.announce(orderId, to);
  return hasMoved;
}

function problemOfCapture(orderId: OrderId, failure: CaptureFailure): Problem {
  switch (failure.kind) {
    case 'notReserved':
      return statusNotPossible(orderId);
    case 'refused':
      return PAYMENT_CAPTURE_FAILED;
    case 'unreachable':
      return paymentProviderUnavailable(RETRY_SECONDS);
  }
}
