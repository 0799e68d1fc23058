import * as z from 'zod/mini';
import type { OrderStatus } from '@/domain/order/order-status';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { statusNotPossible } from '@api/http/problems';
import { findOwnOrder, type OrderAccess } from '@api/orders/find-order';
import type { RefuseMiss } from '@api/orders/refuse-miss';
import type { RetentionStore } from '@api/retention/retention-store';

/** The kitchen has no more use for note and number. */
const ENDED: ReadonlySet<OrderStatus> = new Set(['done', 'delivered', 'rollbacked']);

/**
 * DELETE /api/order/{orderId}/personal-data: removes address, number, note, receipts and browsers to be notified of an
 * order. What was eaten and paid stays, without a person. Refused with 409 until the order is ready or cancelled.
 */
export function erasureRoutes(
  app: ApiServer,
  deps: OrderAccess & { readonly retention: RetentionStore; readonly refuseMiss: RefuseMiss },
): void {
  app.delete(
    '/api/order/:orderId/personal-data',
    {
      config: {
        rateLimit: 'readOrder',
        document: {
          summary: 'Remove the personal data of an order',
          ...{ access: 'orderHolder', answers: { 204: DONE }, refusals: [409] },
        },
      },
      schema: { params: z.object({ orderId: z.string() }) },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return deps.refuseMiss(request, reply, order.error);
      if (!ENDED.has(order.value.status)) return sendProblem(reply, statusNotPossible(order.value.id));
      await deps.retention.erase(order.value.id);
      return reply.code(204).send();
    },
  );
}
