import * as z from 'zod/mini';
import { auditEntryAt, GUEST } from '@api/audit/audit';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { statusNotPossible } from '@api/http/problems';
import { findOwnOrder, type OrderAccess } from '@api/orders/find-order';
import type { RefuseMiss } from '@api/orders/refuse-miss';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { rollBackOrder } from '@api/payments/roll-back-order';

type CancelDeps = PaymentDeps & OrderAccess & { readonly refuseMiss: RefuseMiss };

/**
 * POST /api/order/{orderId}/cancel: the guest takes a paid order back, until the kitchen has started; releases the
 * money. A repeated call gets the same answer.
 */
export function cancelRoutes(app: ApiServer, deps: CancelDeps): void {
  const { refuseMiss, clock } = deps;
  app.post(
    '/api/order/:orderId/cancel',
    {
      config: {
        rateLimit: 'startPayment',
        document: {
          summary: 'Cancel a paid order that the kitchen has not started',
          ...{ access: 'orderHolder', answers: { 204: DONE }, refusals: [409] },
        },
      },
      schema: { params: z.object({ orderId: z.string() }) },
    },
    async (request, reply) => {
      const found = await findOwnOrder(deps, request.params.orderId, request);
      if (!found.ok) return refuseMiss(request, reply, found.error);
      const { id, shopId, status } = found.value;
      const entry = auditEntryAt(clock.now(), { actor: GUEST, act: 'cancelOrder', shopId, subject: id });
      if (status === 'added') await rollBackOrder(deps, id, 'added', { reason: { kind: 'guest' }, entry });
      // Another tab of the guest may have been first.
      const isCancelled = (await deps.orders.find(id))?.reason?.kind === 'guest';
      if (!isCancelled) return sendProblem(reply, statusNotPossible(id));
      return reply.code(204).send();
    },
  );
}
