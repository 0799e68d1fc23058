import * as z from 'zod/mini';
import { money } from '@/adapters/contract/fields';
import { parseRefundId } from '@/domain/order/order';
import { assertNever } from '@/domain/shared/assert-never';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Problem } from '@api/http/problem';
import { invalidParameter, NOTHING_CAPTURED, REFUND_TOO_LARGE } from '@api/http/problems';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { makeRefund, type RefundFailure, type RefundWish } from '@api/payments/refunds/make-refund';
import type { StoredRefund } from '@api/payments/refunds/refund';

const REASON_MAX_CHARS = 200;
const LINES_MAX = 100;

/** `amount` or `lines`; neither for all that is left. */
export const refundRequest = z.object({
  /** Decimal, in the currency of the order. */
  amount: z.optional(money),
  /** The line counts from 1. */
  lines: z.optional(
    z
      .array(z.object({ line: z.int().check(z.minimum(1)), quantity: z.int().check(z.minimum(1)) }))
      .check(z.minLength(1), z.maxLength(LINES_MAX)),
  ),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX_CHARS)),
});

export const refundAnswer = z.object({
  refundId: z.string(),
  amount: money,
  currency: z.string(),
  status: z.enum(['pending', 'refunded', 'refused']),
  reason: z.string(),
  lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
});

/** Gives captured money of an order back, once for a refund id. */
export async function refundOrder(
  deps: PaymentDeps,
  order: StoredOrder,
  refundId: string,
  { amount, lines, reason }: z.infer<typeof refundRequest>,
  actor: string,
): Promise<Result<StoredRefund, Problem>> {
  const id = parseRefundId(refundId);
  if (id === undefined) return err(invalidParameter('refundId'));
  if (amount !== undefined && lines !== undefined) return err(invalidParameter('lines'));
  const made = await makeRefund(deps, order, { id, reason, actor, wish: wishOf({ amount, lines }) });
  return made.ok ? ok(made.value) : err(problemOf(made.error));
}

function wishOf({ amount, lines }: Pick<z.infer<typeof refundRequest>, 'amount' | 'lines'>): RefundWish {
  if (amount !== undefined) return { kind: 'amount', amount };
  if (lines === undefined) return { kind: 'rest' };
  return { kind: 'lines', lines: lines.map(({ line, quantity }) => ({ index: line - 1, quantity })) };
}

export const refundAnswerOf = ({ id, amount, currency, status, reason, lines }: StoredRefund) => ({
  ...{ refundId: id, amount, currency, status, reason },
  lines: lines.map(({ index, quantity }) => ({ line: index + 1, quantity })),
});

function problemOf(failure: RefundFailure): Problem {
  switch (failure.kind) {
    case 'notCaptured':
      return NOTHING_CAPTURED;
    case 'tooMuch':
      return REFUND_TOO_LARGE;
    case 'invalid':
      return invalidParameter('amount');
    default:
      return assertNever(failure);
  }
}
