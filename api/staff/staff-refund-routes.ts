import * as z from 'zod/mini';
import { refundRequest } from '@/adapters/contract/refund';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { refundAnswer, refundAnswerOf, refundOrder } from '@api/payments/refunds/refund-call';
import type { StaffDeps } from '@api/staff/staff-deps';

/** PUT /api/staff/orders/{orderId}/refunds/{refundId}: as the operator's call, for an order of the caller's shops. */
export function staffRefundRoutes(app: ApiServer, deps: StaffDeps): void {
  const { gate } = deps;
  app.put(
    '/api/staff/orders/:orderId/refunds/:refundId',
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'Give money back, as staff',
          ...{ access: 'staff', act: 'refund', refusals: [404, 409, 422] },
        },
      },
      schema: {
        params: z.object({ orderId: z.string(), refundId: z.string() }),
        body: refundRequest,
        response: { 200: refundAnswer },
      },
    },
    async (request, reply) => {
      const found = await gate.orderOf(request, request.params.orderId);
      if (!found.ok) return sendProblem(reply, found.error);
      const { order } = found.value;
      const { actor } = gate.callerOf(request);
      const made = await refundOrder(deps, order, request.params.refundId, request.body, actor);
      if (!made.ok) return sendProblem(reply, made.error);
      return refundAnswerOf(made.value);
    },
  );
}
