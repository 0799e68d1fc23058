import type { FastifyRequest } from 'fastify';
import { REQUESTED_WITH_HEADER, REQUESTED_WITH_STOREFRONT } from '@/adapters/contract/headers';
import type { Problem } from '@api/http/problem';
import { CROSS_SITE, NOT_JSON } from '@api/http/problems';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Refuses a request that changes something unless it comes from our own page, in a form that another site cannot send
 * without a preflight. Source: docs/security.md, Requests from other sites.
 */
export function crossSiteRefusal(request: FastifyRequest, origin: string): Problem | undefined {
  if (SAFE_METHODS.has(request.method)) return undefined;
  if (request.routeOptions.config.isSigned === true) return undefined;
  if (!isFromOwnSite(request, origin)) return CROSS_SITE;
  if (request.routeOptions.config.acceptsAnyBody === true) return undefined;
  if (!hasBody(request)) return isStorefront(request) ? undefined : CROSS_SITE;
  return JSON_TYPE.test(request.headers['content-type'] ?? '') ? undefined : NOT_JSON;
}

/** Checks Sec-Fetch-Site, then Origin; without both, only a program without cookies passes. */
function isFromOwnSite({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === origin;
  if (headers.referer !== undefined) return originOf(headers.referer) === origin;
  return headers.cookie === undefined;
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isStorefront = ({ headers }: FastifyRequest): boolean =>
  headers[REQUESTED_WITH_HEADER] === REQUESTED_WITH_STOREFRONT;
