import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** The origin by which visitors reach this server; undefined if the request has an unknown host. */
export type RequestOrigin = (request: FastifyRequest) => string | undefined;

/**
 * The configured origin. Without one the request's host counts: only a loopback name, unless the server is open to the
 * local network.
 */
export function requestOrigin(publicOrigin: string | undefined, isOpenToNetwork: boolean): RequestOrigin {
  if (publicOrigin !== undefined) return () => publicOrigin;
  const isOurs = (host: string): boolean => (isOpenToNetwork ? HOST : LOOPBACK).test(host);
  return (request) => (isOurs(request.host) ? `http://${request.host}` : undefined);
}
