import * as z from 'zod/mini';
import { pushAddress, pushEnd } from '@/adapters/contract/push';
import { isFinalStatus } from '@/domain/order/status-change';
import type { Clock } from '@/domain/ports/clock';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { invalidParameter, statusNotPossible, tooManyRequests, UNKNOWN_PATH } from '@api/http/problems';
import { findOwnOrder, type OrderAccess } from '@api/orders/find-order';
import type { RefuseMiss } from '@api/orders/refuse-miss';
import type { PushSender } from '@api/push/push-sender';
import type { PushStore } from '@api/push/push-store';

/** A family that shares the link of an order. */
const MAX_BROWSERS = 5;
const NEVER_AGAIN_MS = 86_400_000;

const path = '/api/order/:orderId/push';
const params = z.object({ orderId: z.string() });

interface PushRouteDeps extends OrderAccess {
  readonly pushes: PushStore;
  /** Without one, nothing is offered: the calls are 404. */
  readonly pushSender: PushSender | undefined;
  readonly clock: Clock;
  readonly refuseMiss: RefuseMiss;
}

/** A browser asks to be notified when the order is ready, or no longer does. Source: DEC-96. */
export function pushRoutes(app: ApiServer, deps: PushRouteDeps): void {
  const { pushes, pushSender, clock, refuseMiss } = deps;

  app.put(
    path,
    {
      config: {
        rateLimit: 'readOrder',
        document: {
          summary: 'Notify a browser when the order is ready; 404 where the server has no keys for it',
          ...{ access: 'orderHolder', answers: { 204: DONE }, refusals: [409] },
        },
      },
      schema: { params, body: z.input(pushAddress) },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      if (pushSender === undefined) return sendProblem(reply, UNKNOWN_PATH);
      const { id, status } = order.value;
      if (status === 'done' || isFinalStatus(status)) return sendProblem(reply, statusNotPossible(id));
      const address = z.decode(pushAddress, request.body);
      if (!pushSender.accepts(address)) return sendProblem(reply, invalidParameter('endpoint'));
      const isStored = await pushes.put(id, address, clock.now(), MAX_BROWSERS);
      return isStored ? reply.code(204).send() : sendProblem(reply, tooManyRequests(NEVER_AGAIN_MS));
    },
  );

  app.delete(
    path,
    {
      config: {
        rateLimit: 'readOrder',
        document: {
          summary: 'Do not notify a browser any more',
          ...{ access: 'orderHolder', answers: { 204: DONE } },
        },
      },
      schema: { params, body: pushEnd },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      await pushes.remove(order.value.id, request.body.endpoint);
      return reply.code(204).send();
    },
  );
}
