/** The address that the visitor returns to after paying. */
export interface ReturnAddress {
  /** Absolute, including the fragment. */
  readonly url: string;
  /** Path and query only: the fragment contains the customer code, which is not stored. */
  readonly path: string;
}

const MAX_CHARS = 2_048;

/**
 * Parses a return address, absolute or as a path; undefined unless it is a screen of this site. The result is parsed a
 * second time: `/.//evil.example` is a path of this site first and another site after that. Source: docs/security.md,
 * Addresses to return to.
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
