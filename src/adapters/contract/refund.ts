import * as z from 'zod/mini';

import { money, writtenLine } from '@/adapters/contract/fields';
import type { RefundWish } from '@/domain/order/refund-wish';

const REASON_MAX_CHARS = 200;
const LINES_MAX = 100;

/** The body of a refund: `amount` or `lines`; neither for all that is left. */
export const refundRequest = z.object({
  /** Decimal, in the currency of the order. */
  amount: z.optional(money),
  /** The line counts from 1. */
  lines: z.optional(
    z
      .array(z.object({ line: z.int().check(z.minimum(1)), quantity: z.int().check(z.minimum(1)) }))
      .check(z.minLength(1), z.maxLength(LINES_MAX)),
  ),
  reason: writtenLine(REASON_MAX_CHARS),
});

type RefundRequest = z.infer<typeof refundRequest>;

/** Undefined where a request names an amount and lines. */
export function wishOfRequest({ amount, lines }: RefundRequest): RefundWish | undefined {
  if (amount !== undefined) return lines === undefined ? { kind: 'amount', amount } : undefined;
  if (lines === undefined) return { kind: 'rest' };
  return { kind: 'lines', lines: lines.map(({ line, quantity }) => ({ index: line - 1, quantity })) };
}

export function requestOfWish(wish: RefundWish, reason: string): RefundRequest {
  switch (wish.kind) {
    case 'rest':
      return { reason };
    case 'amount':
      return { reason, amount: wish.amount };
    case 'lines':
      return { reason, lines: wish.lines.map(({ index, quantity }) => ({ line: index + 1, quantity })) };
  }
}
