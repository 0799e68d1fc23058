import type { FastifyReply } from 'fastify';
import { PROBLEM_CONTENT_TYPE, type ProblemDto } from '@/adapters/contract/problem';

export type ProblemFamily = 'user' | 'order' | 'pre-order' | 'menu' | 'payment' | 'passkey' | 'generic';

export type FormErrors = Readonly<Record<string, readonly string[]>>;

/** A refusal. `title` is for developers; visitors read the text of `code`. */
export interface Problem {
  readonly status: number;
  readonly family: ProblemFamily;
  readonly code: string;
  readonly title: string;
  readonly parameter?: string;
  readonly orderId?: string;
  readonly shopId?: number;
  /** The present status of an order, as on the wire. */
  readonly orderStatus?: string;
  readonly articleCodes?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** All errors of a form by code; they replace the single code. */
  readonly errors?: FormErrors;
}

/** The wire form: RFC 9457, with family and code in its type. Source: decisions, Problems. */
export function problemDtoOf(problem: Problem, requestId?: string): ProblemDto {
  const { status, family, code, title, parameter, orderId, shopId, orderStatus, articleCodes, errors } =
    problem;
  return {
    type: `urn:lucka:${family}:${code}`,
    title,
    status,
    ...(errors === undefined ? { code } : { errors: copyOf(errors) }),
    ...(parameter !== undefined && { parameter }),
    ...(orderId !== undefined && { orderId }),
    ...(shopId !== undefined && { shopId }),
    ...(orderStatus !== undefined && { orderStatus }),
    ...(articleCodes !== undefined && { articleCodes: [...articleCodes] }),
    ...(requestId !== undefined && { requestId }),
  };
}

const copyOf = (errors: FormErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([code, messages]) => [code, [...messages]]));

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_CONTENT_TYPE)
    .serializer((text: string) => text)
    .send(JSON.stringify(problemDtoOf(problem, reply.request.id)));
}
