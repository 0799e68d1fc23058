import * as z from 'zod/mini';
import { receiptRequestDto } from '@/adapters/contract/order';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { findOwnOrder, type OrderAccess } from '@api/orders/find-order';
import type { RefuseMiss } from '@api/orders/refuse-miss';
import type { ReceiptDeps } from '@api/receipts/receipt-deps';
import { sendReceipt } from '@api/receipts/send-receipt';

/** POST /api/order/{orderId}/receipt. Source: decisions. */
export function receiptRoutes(
  app: ApiServer,
  deps: ReceiptDeps & OrderAccess & { readonly refuseMiss: RefuseMiss },
): void {
  const { refuseMiss } = deps;
  app.post(
    '/api/order/:orderId/receipt',
    {
      config: {
        rateLimit: 'sendReceipt',
        countsUnavailable: true,
        document: {
          summary: 'Send the receipt by email',
          ...{ access: 'orderHolder', answers: { 202: DONE }, refusals: [409] },
        },
      },
      schema: { params: z.object({ orderId: z.string() }), body: receiptRequestDto },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      const sent = await sendReceipt(deps, order.value, request.body.email);
      return sent.ok ? reply.code(202).send() : sendProblem(reply, sent.error);
    },
  );
}
