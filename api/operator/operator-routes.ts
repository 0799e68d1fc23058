import * as z from 'zod/mini';
import { parseOrderId } from '@/domain/order/order';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { OPERATOR } from '@api/audit/audit';
import { isOperator } from '@api/http/is-operator';
import { moveOrder } from '@api/operator/move-order';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { failedFindOrder, invalidParameter, NOT_AUTHENTICATED } from '@api/http/problems';
import type { PaymentDeps } from '@api/payments/payment-deps';

/**
 * POST /api/operator/order/{orderId}/status {`status`}: moves an order; requires the operator token, and is refused if
 * none is configured. Source: OPEN-09.
 */
export function operatorRoutes(
  app: ApiServer,
  deps: PaymentDeps & { readonly operatorToken: string | undefined },
): void {
  app.post(
    '/api/operator/order/:orderId/status',
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'Move an order to its next status',
          ...{ access: 'operator', answers: { 204: DONE }, refusals: [404, 409] },
        },
      },
      schema: { params: z.object({ orderId: z.string() }), body: z.object({ status: z.string() }) },
    },
    async (request, reply) => {
      if (!isOperator(request, deps.operatorToken)) {
        return sendProblem(reply, NOT_AUTHENTICATED);
      }
      const orderId = parseOrderId(request.params.orderId);
      if (orderId === undefined) return sendProblem(reply, failedFindOrder(request.params.orderId));
      const name = request.body.status.toLowerCase();
      const status = ORDER_STATUSES.find((known) => known.toLowerCase() === name);
      if (status === undefined) return sendProblem(reply, invalidParameter('status'));
      const moved = await moveOrder(deps, orderId, status, { actor: OPERATOR });
      if (!moved.ok) return sendProblem(reply, moved.error);
      return reply.code(204).send();
    },
  );
}
