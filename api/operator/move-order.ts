import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import type { Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import { auditEntryAt } from '@api/audit/audit';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { Problem } from '@api/http/problem';
import {
  failedFindOrder,
  PAYMENT_CAPTURE_FAILED,
  paymentProviderUnavailable,
  statusNotPossible,
} from '@api/http/problems';
import { mayServerChange } from '@/domain/order/status-change';
import { captureOrder, type CaptureFailure } from '@api/payments/capture-payment';
import type { MoveCause } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { rollBackOrder } from '@api/payments/roll-back-order';

const RETRY_SECONDS = 3;

export interface MoveBy {
  /** As the audit log has it. */
  readonly actor?: string;
  /** Of an order that is taken back. */
  readonly reason?: RollbackReason | undefined;
}

/**
 * Moves an order one step, for the kitchen or an operator. `started` captures the money, `rollbacked` releases it; an
 * order becomes `added` only by payment. The move is written down with it, if it has an actor. Source: spec §4 Order
 * status, OPEN-08, OPEN-09.
 */
export async function moveOrder(
  deps: PaymentDeps,
  orderId: OrderId,
  to: OrderStatus,
  { actor, reason }: MoveBy = {},
): Promise<Result<void, Problem>> {
  const order = await deps.orders.find(orderId);
  if (order === undefined) return err(failedFindOrder(orderId));
  if (!mayServerChange(order.status, to) || to === 'added') return err(statusNotPossible(orderId));
  const entry = actor === undefined ? undefined : auditedMove(deps.clock.now(), actor, order, to, reason);
  if (to === 'started') {
    const captured = await captureOrder(deps, orderId, entry);
    return captured.ok ? captured : err(problemOfCapture(orderId, captured.error));
  }
  const hasMoved = await (to === 'rollbacked'
    ? takeBack(deps, orderId, order.status, { reason, entry })
    : move(deps, order, to, entry));
  return hasMoved ? ok(undefined) : err(statusNotPossible(orderId));
}

async function takeBack(
  deps: PaymentDeps,
  orderId: OrderId,
  from: OrderStatus,
  cause: MoveCause,
): Promise<boolean> {
  return (from === 'added' || from === 'calculatedPrice') && rollBackOrder(deps, orderId, from, cause);
}

async function move(
  { orders, announcer, clock }: PaymentDeps,
  { id, status }: StoredOrder,
  to: OrderStatus,
  entry: NewAuditEntry | undefined,
): Promise<boolean> {
  const hasMoved = await orders.move(id, status, to, clock.now(), { entry });
  if (hasMoved) announcer.announce(id, to);
  return hasMoved;
}

const auditedMove = (
  at: Instant,
  actor: string,
  { id, shopId, status }: StoredOrder,
  to: OrderStatus,
  reason: RollbackReason | undefined,
): NewAuditEntry =>
  auditEntryAt(at, {
    ...{ actor, shopId, subject: id, act: to === 'rollbacked' ? 'takeBackOrder' : 'moveOrder' },
    detail: reason?.kind === 'staff' ? reason.text : `${status} → ${to}`,
  });

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
