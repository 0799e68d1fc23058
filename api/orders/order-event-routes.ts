import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { orderStatus } from '@/adapters/contract/order';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { ApiServer } from '@api/http/api-server';
import { clientNetworks, type NetworkList } from '@api/http/client-network';
import { sendProblem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Counted } from '@api/limits/limiter';
import { allowanceOf } from '@api/http/rate-limits';
import { findOwnOrder, type OrderAccess } from '@api/orders/find-order';
import { isCrowded } from '@api/orders/is-crowded';
import type { Meter } from '@api/metrics/meter';
import type { OrderAnnouncer } from '@api/orders/order-announcer';
import type { RefuseMiss } from '@api/orders/refuse-miss';
import { isFinalStatus, laterStatus } from '@/domain/order/status-change';

export interface OrderEventDeps extends OrderAccess {
  readonly announcer: OrderAnnouncer;
  readonly clock: Clock;
  readonly meter: Meter;
  readonly refuseMiss: RefuseMiss;
  readonly shopNetworks: NetworkList;
}

const DOCUMENT = {
  summary: 'The current status of an order and each following one',
  access: 'orderHolder',
  answers: { 200: { description: 'A stream of events', contentType: 'text/event-stream' } },
} as const;

const HEARTBEAT_MS = 15_000;
const MAX_STREAMS_OF_NETWORK = 50;
const CROWDED_WAIT_MS = 30_000;

/**
 * GET /api/order/{orderId}/events: the current status and each following one, until the last. Each heartbeat reads the
 * order again, in case a notification of another process was lost. Source: decisions.
 */
export function orderEventRoutes(app: ApiServer, deps: OrderEventDeps): void {
  const { refuseMiss } = deps;
  const open = new Map<PassThrough, readonly Counted[]>();
  deps.meter.gauge('eventStreams', () => open.size);

  app.addHook('preClose', (done) => {
    for (const stream of open.keys()) stream.end();
    done();
  });

  app.get(
    '/api/order/:orderId/events',
    {
      config: { rateLimit: 'readOrder', document: DOCUMENT },
      schema: { params: z.object({ orderId: z.string() }) },
    },
    async (request, reply) => {
      const order = await findOwnOrder(deps, request.params.orderId, request);
      if (!order.ok) return refuseMiss(request, reply, order.error);
      const networks = clientNetworks(request.ip);
      const max = MAX_STREAMS_OF_NETWORK * allowanceOf(request.ip, deps.shopNetworks);
      if (isCrowded([...open.values()], networks, max))
        return sendProblem(reply, tooManyRequests(CROWDED_WAIT_MS));
      const stream = new PassThrough();
      open.set(stream, networks);
      const stop = follow(deps, order.value.id, stream);
      whenGone(request, stream, () => {
        stop();
        open.delete(stream);
      });
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  );
}

function whenGone(request: FastifyRequest, stream: PassThrough, work: () => void): void {
  stream.once('close', work);
  request.raw.once('close', () => stream.destroy());
}

/** Subscribes before it reads, so that no change in between is lost; sends no status twice. */
function follow(
  { orders, announcer, clock }: OrderEventDeps,
  orderId: OrderId,
  stream: PassThrough,
): Disposer {
  let lastSent: OrderStatus | undefined;
  const send = (status: OrderStatus): void => {
    // A read may be overtaken by a later change.
    if (stream.writableEnded || laterStatus(lastSent, status) === lastSent) return;
    lastSent = status;
    stream.write(`data: ${z.encode(orderStatus, status)}\n\n`);
    if (isFinalStatus(status)) stream.end();
  };
  const ask = (): void => {
    orders.find(orderId).then(
      (order) => order !== undefined && send(order.status),
      // If the database is unavailable, the next heartbeat tries again.
      () => undefined,
    );
  };
  const stopFollowing = announcer.follow(orderId, (status) => (status === undefined ? ask() : send(status)));
  const stopBeating = clock.every(HEARTBEAT_MS, () => {
    if (!stream.writableEnded) stream.write(': still here\n\n');
    ask();
  });
  ask();
  return () => {
    stopFollowing();
    stopBeating();
  };
}
