import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworks } from '@api/http/client-network';
import { sendProblem, type Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Limiter, RateLimit } from '@api/limits/limiter';

export type RefuseMiss = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => Promise<FastifyReply>;

/** Requests for unknown orders: after 20 in a minute, further ones are refused for ten minutes. */
export const MISSED_ORDERS: readonly RateLimit[] = [{ max: 20, windowMs: 60_000, penaltyMs: 600_000 }];

/** Answers a miss with its problem, or with 429 after too many. */
export const missRefuser =
  (missed: Limiter): RefuseMiss =>
  async (request, reply, problem) => {
    const waitMs = await missed.use(clientNetworks(request.ip));
    return sendProblem(reply, waitMs > 0 ? tooManyRequests(waitMs) : problem);
  };
