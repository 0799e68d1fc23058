import * as z from 'zod/mini';
import { orderStatus } from '@/adapters/contract/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { mayServerChange } from '@/domain/order/status-change';
import { err, ok, type Result } from '@/domain/shared/result';
import { mayDo } from '@/domain/staff/permissions';
import type { Problem } from '@api/http/problem';
import {
  failedFindOrder,
  FORBIDDEN,
  missingParameter,
  statusIsOther,
  statusNotPossible,
} from '@api/http/problems';
import { moveOrder } from '@api/operator/move-order';
import type { BoardedOrder } from '@api/staff/board-store';
import type { StaffCaller } from '@api/staff/staff-caller';
import type { StaffDeps } from '@api/staff/staff-deps';

export interface BoardMove {
  readonly from: OrderStatus;
  readonly status: OrderStatus;
  /** For the guest; required where the order is taken back. */
  readonly reason?: string | undefined;
}

/**
 * Moves a paid order one step and writes it down. A repeated move that has happened, by any hand, gets the same answer;
 * where the order is elsewhere, the answer says where.
 */
export async function moveOnBoard(
  deps: StaffDeps,
  caller: StaffCaller,
  { order, changedAt }: BoardedOrder,
  { from, status, reason }: BoardMove,
): Promise<Result<BoardedOrder, Problem>> {
  const { id } = order;
  const isTakenBack = status === 'rollbacked';
  if (isTakenBack && !mayDo(caller.rights.role, 'takeBackOrder')) return err(FORBIDDEN);
  if (from === 'calculatedPrice' || !mayServerChange(from, status)) return err(statusNotPossible(id));
  if (isTakenBack && reason === undefined) return err(missingParameter('reason'));
  if (order.status === status) return ok({ order, changedAt });
  if (order.status !== from) return err(otherStatus(order));
  const moved = await moveOrder(deps, id, status, {
    actor: caller.actor,
    reason: isTakenBack ? { kind: 'staff', text: reason ?? '' } : undefined,
  });
  const now = await deps.boards.find(id);
  if (now === undefined) return err(failedFindOrder(id));
  if (!moved.ok && now.order.status !== status) {
    return err(now.order.status === from ? moved.error : otherStatus(now.order));
  }
  return ok(now);
}

const otherStatus = ({ id, status }: BoardedOrder['order']): Problem =>
  statusIsOther(id, z.encode(orderStatus, status));
