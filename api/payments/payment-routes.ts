import * as z from 'zod/mini';
import { paymentRequestDto, paymentState, startedPayment } from '@/adapters/contract/payment';
import { parsePaymentId } from '@/domain/order/order';
import { isPaymentEnded, type PaymentState } from '@/domain/order/payment';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { PAYMENT_NOT_FOUND, PAYMENT_RETURN_URL } from '@api/http/problems';
import type { RequestOrigin } from '@api/http/request-origin';
import { findOwnOrder, type OrderAccess } from '@api/orders/find-order';
import type { RefuseMiss } from '@api/orders/refuse-miss';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { parseReturnAddress } from '@api/payments/return-address';
import { settlePayment } from '@api/payments/settle-payment';
import { startPayment } from '@api/payments/start-payment';
import type { StoredPayment } from '@api/orders/stored-payment';

/** Paying an order. Source: decisions, POST /api/order/{orderId}/payment. */
export function paymentRoutes(
  app: ApiServer,
  deps: PaymentDeps & OrderAccess & { readonly originOf: RequestOrigin; readonly refuseMiss: RefuseMiss },
): void {
  const { refuseMiss } = deps;

  app.post(
    '/api/order/:orderId/payment',
    {
      config: {
        rateLimit: 'startPayment',
        document: { summary: 'Start a payment', access: 'orderHolder', refusals: [409] },
      },
      schema: {
        params: z.object({ orderId: z.string() }),
        body: paymentRequestDto,
        response: { 200: startedPayment, 201: startedPayment },
      },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      const returnTo = parseReturnAddress(request.body.returnUrl, deps.originOf(request) ?? '');
      if (returnTo === undefined) return sendProblem(reply, PAYMENT_RETURN_URL);
      const started = await startPayment(deps, order.value, returnTo);
      if (!started.ok) return sendProblem(reply, started.error);
      return reply.code(started.value.isNew ? 201 : 200).send(started.value.payment);
    },
  );

  app.get(
    '/api/order/:orderId/payment/:paymentId',
    {
      config: {
        rateLimit: 'readPayment',
        document: { summary: 'The state of a payment', access: 'orderHolder' },
      },
      schema: {
        params: z.object({ orderId: z.string(), paymentId: z.string() }),
        response: { 200: paymentState },
      },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      const paymentId = parsePaymentId(request.params.paymentId);
      const payment = paymentId && (await deps.payments.find(order.value.id, paymentId));
      if (payment === undefined) return sendProblem(reply, PAYMENT_NOT_FOUND);
      return stateOf(await settlePayment(deps, payment));
    },
  );
}

/** A failure behind a valid payment is repaired by the reconciler, and not shown to the payer. */
const stateOf = ({ status, code }: StoredPayment): PaymentState => ({
  status,
  code: isPaymentEnded(status) ? code : undefined,
});
