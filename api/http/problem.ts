import type { FastifyReply } from 'fastify';
import { PROBLEM_CONTENT_TYPE, type ProblemDto } from '@/adapters/http/contract/problem';

export type ProblemFamily = 'order' | 'pre-order' | 'menu' | 'payment' | 'generic';

/** A refusal that the caller is told of. `title` is for developers; visitors read the text of `code`. */
export interface Problem {
  readonly status: number;
  readonly family: ProblemFamily;
  readonly code: string;
  readonly title: string;
  readonly parameter?: string;
  readonly orderId?: string;
  readonly shopId?: number;
  readonly articleCodes?: readonly string[];
  readonly retryAfterSeconds?: number;
}

/** The problem as the wire has it: RFC 9457, its type naming family and code. Source: decisions, Problems. */
export function problemDtoOf(problem: Problem): ProblemDto {
  const { status, family, code, title, parameter, orderId, shopId, articleCodes } = problem;
  return {
    type: `urn:lucka:${family}:${code}`,
    title,
    status,
    code,
    ...(parameter !== undefined && { parameter }),
    ...(orderId !== undefined && { orderId }),
    ...(shopId !== undefined && { shopId }),
    ...(articleCodes !== undefined && { articleCodes: [...articleCodes] }),
  };
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_CONTENT_TYPE)
    .serializer((text: string) => text)
    .send(JSON.stringify(problemDtoOf(problem)));
}
