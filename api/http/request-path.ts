import type { FastifyRequest } from 'fastify';

const SCHEME_AND_HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The path that the router uses, without host and query and unescaped: `/%61pi/settings` and `http://host/api/settings`
 * are `/api/settings`. All checks by path must use it.
 */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.replace(SCHEME_AND_HOST, '').split(/[?#]/, 1)[0] ?? '';
  return path.replaceAll(/%[0-7][0-9a-f]/gi, (escape) => decodeURIComponent(escape));
}

/** Whether the address contains U+0000, which PostgreSQL cannot store. */
export const hasNul = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.includes('%00');
