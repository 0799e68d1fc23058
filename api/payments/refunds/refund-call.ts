import * as z from 'zod/mini';
import { money } from '@/adapters/contract/fields';
import { type refundRequest, wishOfRequest } from '@/adapters/contract/refund';
import { parseRefundId } from '@/domain/order/order';
import { assertNever } from '@/domain/shared/assert-never';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Problem } from '@api/http/problem';
import {
  invalidParameter,
  NOTHING_CAPTURED,
  REFUND_OF_OTHER_ORDER,
  REFUND_TOO_LARGE,
} from '@api/http/problems';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { makeRefund, type RefundFailure } from '@api/payments/refunds/make-refund';
import type { StoredRefund } from '@api/payments/refunds/refund';

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
  request: z.infer<typeof refundRequest>,
  actor: string,
): Promise<Result<StoredRefund, Problem>> {
  const id = parseRefundId(refundId);
  if (id === undefined) return err(invalidParameter('refundId'));
  const wish = wishOfRequest(request);
  if (wish === undefined) return err(invalidParameter('lines'));
  const made = await makeRefund(deps, order, { id, wish, actor, reason: request.reason });
  return made.ok ? ok(made.value) : err(problemOf(made.error));
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
    case 'idOfOtherOrder':
      return REFUND_OF_OTHER_ORDER;
    case 'invalid':
      return invalidParameter('amount');
    default:
      return assertNever(failure);
  }
}
