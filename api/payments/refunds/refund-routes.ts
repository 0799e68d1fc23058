import * as z from 'zod/mini';
import { money } from '@/adapters/contract/fields';
import { parseOrderId, parseRefundId } from '@/domain/order/order';
import { assertNever } from '@/domain/shared/assert-never';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ApiServer } from '@api/http/api-server';
import { isOperator } from '@api/http/is-operator';
import { sendProblem, type Problem } from '@api/http/problem';
import {
  failedFindOrder,
  invalidParameter,
  NOT_AUTHENTICATED,
  NOTHING_CAPTURED,
  REFUND_TOO_LARGE,
} from '@api/http/problems';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { makeRefund, type RefundFailure, type RefundWish } from '@api/payments/refunds/make-refund';
import type { StoredRefund } from '@api/payments/refunds/refund';

const REASON_MAX_CHARS = 200;
const LINES_MAX = 100;

const refundRequest = z.object({
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

const refundAnswer = z.object({
  refundId: z.string(),
  amount: money,
  currency: z.string(),
  status: z.enum(['pending', 'refunded', 'refused']),
  reason: z.string(),
  lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
});

type RefundRouteDeps = PaymentDeps & { readonly operatorToken: string | undefined };

/**
 * PUT /api/operator/order/{orderId}/refunds/{refundId} {`reason`, and `amount` or `lines`; neither for all that is
 * left}: gives captured money back, once for an id. GET lists what was given back. Both require the operator token.
 */
export function refundRoutes(app: ApiServer, deps: RefundRouteDeps): void {
  app.put(
    '/api/operator/order/:orderId/refunds/:refundId',
    {
      config: {
        rateLimit: 'operate',
        document: { summary: 'Give money back', access: 'operator', refusals: [404, 409, 422] },
      },
      schema: {
        params: z.object({ orderId: z.string(), refundId: z.string() }),
        body: refundRequest,
        response: { 200: refundAnswer },
      },
    },
    async (request, reply) => {
      if (!isOperator(request, deps.operatorToken)) return sendProblem(reply, NOT_AUTHENTICATED);
      const id = parseRefundId(request.params.refundId);
      if (id === undefined) return sendProblem(reply, invalidParameter('refundId'));
      const { amount, lines, reason } = request.body;
      if (amount !== undefined && lines !== undefined) return sendProblem(reply, invalidParameter('lines'));
      const order = await orderOf(deps, request.params.orderId);
      if (!order.ok) return sendProblem(reply, order.error);
      const made = await makeRefund(deps, order.value, { id, reason, wish: wishOf({ amount, lines }) });
      return made.ok ? answerOf(made.value) : sendProblem(reply, problemOf(made.error));
    },
  );

  app.get(
    '/api/operator/order/:orderId/refunds',
    {
      config: {
        rateLimit: 'operate',
        document: { summary: 'The refunds of an order', access: 'operator', refusals: [404] },
      },
      schema: {
        params: z.object({ orderId: z.string() }),
        response: { 200: z.object({ refunds: z.array(refundAnswer) }) },
      },
    },
    async (request, reply) => {
      if (!isOperator(request, deps.operatorToken)) return sendProblem(reply, NOT_AUTHENTICATED);
      const order = await orderOf(deps, request.params.orderId);
      if (!order.ok) return sendProblem(reply, order.error);
      return { refunds: (await deps.refunds.ofOrder(order.value.id)).map(answerOf) };
    },
  );
}

async function orderOf({ orders }: RefundRouteDeps, text: string): Promise<Result<StoredOrder, Problem>> {
  const orderId = parseOrderId(text);
  const order = orderId && (await orders.find(orderId));
  return order === undefined ? err(failedFindOrder(text)) : ok(order);
}

function wishOf({ amount, lines }: Pick<z.infer<typeof refundRequest>, 'amount' | 'lines'>): RefundWish {
  if (amount !== undefined) return { kind: 'amount', amount };
  if (lines === undefined) return { kind: 'rest' };
  return { kind: 'lines', lines: lines.map(({ line, quantity }) => ({ index: line - 1, quantity })) };
}

const answerOf = ({ id, amount, currency, status, reason, lines }: StoredRefund) => ({
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
