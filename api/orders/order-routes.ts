import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_HEADER } from '@/adapters/contract/headers';
import { orderDetails, orderStatus, placedOrder } from '@/adapters/contract/order';
import { orderRequest } from '@/adapters/contract/order-request';
import { paths } from '@/adapters/contract/paths';
import { parseIntentKey } from '@/domain/order/order-intent';
import type { LanguageOfRequest } from '@api/http/request-language';
import type { AdmissionGate } from '@api/http/admission-gate';
import type { ApiServer } from '@api/http/api-server';
import {
  CULTURE_PARAMETER,
  CUSTOMER_CODE_PARAMETER,
  IDEMPOTENCY_KEY_PARAMETER,
} from '@api/http/call-document';
import { clientNetworks, type NetworkList } from '@api/http/client-network';
import { sendProblem } from '@api/http/problem';
import { MISSING_IDEMPOTENCY_KEY, unavailable } from '@api/http/problems';
import { allowanceOf } from '@api/http/rate-limits';
import { findOrderForStatus, findOwnOrder, type OrderAccess } from '@api/orders/find-order';
import type { RefuseMiss } from '@api/orders/refuse-miss';
import { contactOf, orderDetailsOf } from '@api/orders/order-details';
import type { OrderDetails } from '@/domain/order/order';
import type { StoredOrder } from '@api/orders/stored-order';
import { placeOrder, type PlaceOrderDeps } from '@api/orders/place-order';
import type { OrderStatus } from '@/domain/order/order-status';
import { MAX_UNPAID_ORDERS } from '@api/orders/unpaid-orders';

/** Its codes stay unparsed: an unknown one has an answer of its own. */
const orderRequestDto = z.input(orderRequest);

const orderPath = z.object({ orderId: z.string() });

/** Placing and reading orders. Source: spec §7, decisions; API-29. */
export function orderRoutes(
  app: ApiServer,
  deps: PlaceOrderDeps &
    OrderAccess & {
      readonly shopNetworks: NetworkList;
      readonly languageOf: LanguageOfRequest;
      readonly refuseMiss: RefuseMiss;
      readonly gate: AdmissionGate;
      readonly moneyOf: (
        order: StoredOrder,
      ) => Promise<Pick<OrderDetails, 'refunds' | 'openRefunds' | 'receipt'>>;
      /** What browsers subscribe with to be notified; undefined where they cannot be. */
      readonly pushKey: string | undefined;
    },
): void {
  const { refuseMiss, gate } = deps;

  app.post(
    paths.orders,
    {
      config: {
        rateLimit: 'placeOrder',
        gate,
        document: {
          summary: 'Place an order',
          knowsMembers: true,
          parameters: [IDEMPOTENCY_KEY_PARAMETER, CULTURE_PARAMETER],
          answers: {
            201: { description: 'Placed', contentType: 'application/json', schema: z.input(placedOrder) },
          },
          refusals: [404, 409],
        },
      },
      schema: { body: orderRequestDto },
    },
    async (request, reply) => {
      const key = parseIntentKey(String(request.headers[IDEMPOTENCY_KEY_HEADER] ?? ''));
      if (key === undefined) return sendProblem(reply, MISSING_IDEMPOTENCY_KEY);
      const language = await deps.languageOf(request);
      const orderer = {
        networks: clientNetworks(request.ip),
        maxUnpaid: MAX_UNPAID_ORDERS * allowanceOf(request.ip, deps.shopNetworks),
      };
      const { body } = request;
      const admitted = await gate.admit(body.shopId, async () => {
        const accountId = (await deps.memberOf(request))?.id;
        return placeOrder(deps, { request: body, key, language, orderer, accountId });
      });
      if (!admitted.ok) return sendProblem(reply, unavailable(admitted.error));
      const answer = admitted.value;
      if (!answer.ok) {
        deps.meter.count('orders', { outcome: answer.error.code });
        return sendProblem(reply, answer.error);
      }
      // The stored text, so that a repeated answer is identical.
      return reply
        .code(201)
        .type('application/json; charset=utf-8')
        .serializer((text: string) => text)
        .send(answer.value);
    },
  );

  app.get(
    '/api/order/:orderId',
    {
      config: {
        rateLimit: 'readOrder',
        document: {
          summary: 'The status of an order; the id alone is enough',
          ...{ parameters: [CUSTOMER_CODE_PARAMETER], knowsMembers: true, refusals: [404] },
        },
      },
      schema: { params: orderPath, response: { 200: orderStatus } },
    },
    async (request, reply) => {
      const { orderId } = request.params;
      const order = await findOrderForStatus(deps, orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      // Fastify sends a string unquoted; the contract requires JSON.
      return reply
        .type('application/json; charset=utf-8')
        .serializer((status: OrderStatus) => JSON.stringify(z.encode(orderStatus, status)))
        .send(order.value.status);
    },
  );

  app.get(
    '/api/order/:orderId/details',
    {
      config: { rateLimit: 'readOrder', document: { summary: 'An order', access: 'orderHolder' } },
      schema: { params: orderPath, response: { 200: orderDetails } },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      const [shop, money] = await Promise.all([
        deps.shops.find(order.value.shopId),
        deps.moneyOf(order.value),
      ]);
      return orderDetailsOf(order.value, { shop: contactOf(shop), pushKey: deps.pushKey, ...money });
    },
  );
}
