import type { RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { Clock } from '@/domain/ports/clock';
import type { ApiServer } from '@api/http/api-server';
import { clientNetworks, type NetworkList } from '@api/http/client-network';
import { allowanceOf } from '@api/http/rate-limits';
import type { UnansweredRequests } from '@api/http/unanswered-requests';

export interface ConnectionLimits {
  /** How long a client may take to send the head of a request. */
  readonly headMs: number;
  /** How long a client may take to send a whole request. */
  readonly requestMs: number;
  /** How long a client may take to read an answer. */
  readonly answerMs: number;
  /** The interval at which timeouts are checked. */
  readonly checkMs: number;
  /** Concurrent connections of one address; IPv6 networks as for the rate limits. */
  readonly perAddress: number;
  readonly inAll: number;
  /** Requests of one connection that are sent before the first of them is answered. No browser sends a second. */
  readonly pipelined: number;
}

/** Source: docs/security.md, Sizes and times. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 10_000,
  requestMs: 30_000,
  answerMs: 60_000,
  checkMs: 1_000,
  perAddress: 200,
  inAll: 4_000,
  pipelined: 2,
};

export interface ConnectionBounds {
  readonly limits: ConnectionLimits;
  readonly clock: Clock;
  readonly shopNetworks: NetworkList;
  /** Behind a proxy all connections come from its address, and limiting them is its task. */
  readonly isBehindProxy: boolean;
}

/** Limits the number of connections, and the time that an answer may stay unread. The server itself times requests. */
export function boundConnections(app: ApiServer, bounds: ConnectionBounds): void {
  app.server.maxConnections = bounds.limits.inAll;
  if (!bounds.isBehindProxy) boundAddresses(app, bounds);
  app.addHook('onSend', (request, reply, payload, done) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    // A call by `inject` has no socket.
    if (!isStream && request.raw.socket instanceof Socket) endUnread(bounds, request.raw.socket, reply.raw);
    done(null, payload);
  });
}

function boundAddresses(app: ApiServer, { limits, shopNetworks }: ConnectionBounds): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const networks = clientNetworks(address);
    const max = limits.perAddress * allowanceOf(address, shopNetworks);
    if (networks.some(({ key, share }) => (open.get(key) ?? 0) >= max * share)) {
      socket.destroy();
      return;
    }
    for (const { key } of networks) open.set(key, (open.get(key) ?? 0) + 1);
    socket.once('close', () => {
      for (const { key } of networks) {
        const left = (open.get(key) ?? 0) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      }
    });
  });
}

/** Closes the connection if the answer is not read in time. */
export function endUnread(
  { clock, limits }: Pick<ConnectionBounds, 'clock' | 'limits'>,
  socket: Socket,
  answer: NodeJS.EventEmitter,
): void {
  const stop = clock.after(limits.answerMs, () => socket.destroy());
  answer.once('finish', stop).once('close', stop);
}

/** Closes a connection that sends more requests than `pipelined` before their answers, without answering the rest. */
export const limitPipelining =
  (handle: RequestListener, requests: UnansweredRequests, { pipelined }: ConnectionLimits): RequestListener =>
  (request, response) => {
    const { socket } = request;
    if (requests.add(socket, response) > pipelined) socket.destroy();
    else handle(request, response);
  };
