import * as z from 'zod/mini';
import {
  absentAs,
  currency,
  list,
  money,
  orUndefined,
  text,
  time,
  writtenLine,
} from '@/adapters/contract/fields';
import { dietaryNeeds } from '@/adapters/contract/order-request';
import { contents, orderFields, orderId, orderStatus } from '@/adapters/contract/order';
import { rollbackReason } from '@/adapters/contract/rollback-reason';
import { REASON_MAX_CHARS } from '@/domain/order/rollback-reason';
import { REFUND_OUTCOMES } from '@/domain/ports/order-board';
import type { Board, BoardOrder } from '@/domain/staff/board';

export const boardOrder = z.object({
  orderId,
  shortCode: z.string(),
  status: orderStatus,
  orderType: orderFields.orderType,
  spot: orUndefined(z.string()),
  placedAt: time,
  promisedAt: orUndefined(time),
  lines: list(
    z.object({
      name: z.string(),
      quantity: z.int(),
      choices: list(z.string()),
      total: money,
      contents: orUndefined(contents),
    }),
  ),
  note: text,
  dietaryNeeds: orUndefined(dietaryNeeds),
  total: money,
  currency,
  changedAt: time,
  isUncollected: absentAs(z.boolean(), false),
  reason: orUndefined(rollbackReason),
}) satisfies z.ZodMiniType<BoardOrder>;

/** GET /api/staff/shops/{shopId}/orders. */
export const board = z.object({ at: time, orders: list(boardOrder) }) satisfies z.ZodMiniType<Board>;

/** Of the answer of PUT /api/staff/orders/{orderId}/refunds/{refundId}, what its caller has to know. */
export const madeRefund = z.object({ status: z.enum(REFUND_OUTCOMES) });

/** PUT /api/staff/orders/{orderId}/status. `reason` is for the guest, and required for `rollbacked`. */
export const orderMove = z.object({
  from: orderStatus,
  status: orderStatus,
  reason: z.optional(writtenLine(REASON_MAX_CHARS)),
});
