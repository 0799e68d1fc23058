import * as z from 'zod/mini';
import { receiptRequestDto } from '@/adapters/http/contract/order';
import type { Clock } from '@/domain/ports/clock';
import type { Texts } from '@/domain/ports/texts';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { customerCodeOf, findOwnOrder } from '@api/orders/find-order';
import { MissedOrders } from '@api/orders/missed-orders';
import { missRefuser } from '@api/orders/order-routes';
import type { OrderStore } from '@api/orders/order-store';
import type { Mailer } from '@api/mail/mailer';
import type { ReceiptStore } from '@api/receipts/receipt-store';
import { sendReceipt } from '@api/receipts/send-receipt';

export interface ReceiptParts {
  readonly orders: OrderStore;
  readonly receipts: ReceiptStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly texts: Texts;
}

/** POST /api/order/{orderId}/receipt. Source: decisions. */
export function receiptRoutes(app: ApiServer, parts: ReceiptParts): void {
  const refuse = missRefuser(new MissedOrders(parts.clock));
  app.post(
    '/api/order/:orderId/receipt',
    {
      config: { rateLimit: 'sendReceipt' },
      schema: { params: z.object({ orderId: z.string() }), body: receiptRequestDto },
    },
    async (request, reply) => {
      const order = await findOwnOrder(parts.orders, request.params.orderId, customerCodeOf(request));
      if (!order.ok) return refuse(request, reply, order.error);
      const sent = await sendReceipt(parts, order.value, request.body.email);
      return sent.ok ? reply.code(202).send() : sendProblem(reply, sent.error);
    },
  );
}
