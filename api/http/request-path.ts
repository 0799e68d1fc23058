import type { FastifyRequest } from 'fastify';

const SCHEME_AND_HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The path that the router goes by, without host and query, its escapes resolved: `/%61pi/settings` and
 * `http://host/api/settings` are `/api/settings`. What is judged by its path must be judged by this one.
 */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.replace(SCHEME_AND_HOST, '').split(/[?#]/, 1)[0] ?? '';
  return path.replaceAll(/%[0-7][0-9a-f]/gi, (escape) => decodeURIComponent(escape));
}

/** Whether the address names the character U+0000, which nothing is called and no database takes. */
export const hasNul = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.includes('%00');
