import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sha256 } from '@api/system/hashes';

/** Whether a request has the operator token; never if none is configured. Source: OPEN-09. */
export function isOperator({ headers }: Pick<FastifyRequest, 'headers'>, token: string | undefined): boolean {
  if (token === undefined || token === '') return false;
  const given = sha256(headers.authorization ?? '');
  return timingSafeEqual(Buffer.from(given), Buffer.from(sha256(`Bearer ${token}`)));
}
