import * as z from 'zod/mini';
import { refundRequest } from '@/adapters/contract/refund';
import { parseOrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';
import { OPERATOR } from '@api/audit/audit';
import type { ApiServer } from '@api/http/api-server';
import { isOperator } from '@api/http/is-operator';
import { sendProblem, type Problem } from '@api/http/problem';
import { failedFindOrder, NOT_AUTHENTICATED } from '@api/http/problems';
import type { StoredOrder } from '@api/orders/stored-order';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { refundAnswer, refundAnswerOf, refundOrder } from '@api/payments/refunds/refund-call';

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
      const order = await orderOf(deps, request.params.orderId);
      if (!order.ok) return sendProblem(reply, order.error);
      const made = await refundOrder(deps, order.value, request.params.refundId, request.body, OPERATOR);
      if (!made.ok) return sendProblem(reply, made.error);
      return refundAnswerOf(made.value);
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
      return { refunds: (await deps.refunds.ofOrder(order.value.id)).map(refundAnswerOf) };
    },
  );
}

async function orderOf({ orders }: RefundRouteDeps, text: string): Promise<Result<StoredOrder, Problem>> {
  const orderId = parseOrderId(text);
  const order = orderId && (await orders.find(orderId));
  return order === undefined ? err(failedFindOrder(text)) : ok(order);
}
