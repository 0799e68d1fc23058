import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworks } from '@api/http/client-network';
import { sendProblem, type Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { MissedOrders } from '@api/orders/missed-orders';

export type RefuseMiss = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => FastifyReply;

/** Answers a miss with its problem, or with 429 after too many. */
export const missRefuser =
  (missed: MissedOrders): RefuseMiss =>
  (request, reply, problem) => {
    const waitMs = missed.note(clientNetworks(request.ip));
    return sendProblem(reply, waitMs > 0 ? tooManyRequests(waitMs) : problem);
  };
