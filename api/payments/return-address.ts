/** Where the visitor comes back to after paying. */
export interface ReturnAddress {
  /** Whole address, its fragment included. */
  readonly url: string;
  /** Path and query alone: the fragment holds the customer code, which is not kept. */
  readonly path: string;
}

const MAX_CHARS = 2_048;

/**
 * Reads a return address, whole or as a path; undefined unless it is a screen of this site. What is read is written anew
 * and read again: `/.//evil.example` is ours at the first look and another site's at the second.
 * Source: docs/security.md, Addresses to return to.
 */
export function parseReturnAddress(text: string, origin: string): ReturnAddress | undefined {
  const isPlain = text.length <= MAX_CHARS && !/[\\\s\p{Cc}]/u.test(text) && !text.startsWith('//');
  const isAddress = text.startsWith('/') || text.startsWith(`${origin}/`);
  if (!isPlain || !isAddress || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const path = `${url.pathname}${url.search}`;
  const isOurs = url.origin === origin && !url.pathname.includes('//') && url.username === '';
  if (!isOurs || isApi(url.pathname) || new URL(path, origin).origin !== origin) return undefined;
  return { url: `${origin}${path}${url.hash}`, path };
}

const isApi = (pathname: string): boolean =>
  /^\/(?:api|demo-payment|demo-login|demo-mail)(?:\/|$)/i.test(pathname);
