import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Says by which origin visitors reach this server; undefined where the request names a host that is not ours. */
export type RequestOrigin = (request: FastifyRequest) => string | undefined;

/**
 * The configured origin, whatever the request says. Without one the request's own host counts: a loopback name alone,
 * unless the server was opened to the local network by name.
 */
export function requestOrigin(publicOrigin: string | undefined, isOpenToNetwork: boolean): RequestOrigin {
  if (publicOrigin !== undefined) return () => publicOrigin;
  const isOurs = (host: string): boolean => (isOpenToNetwork ? HOST : LOOPBACK).test(host);
  return (request) => (isOurs(request.host) ? `http://${request.host}` : undefined);
}
