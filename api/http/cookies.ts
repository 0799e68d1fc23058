/** The value of a cookie in the header `Cookie`; undefined if it is missing, or there twice with different values. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix))
    .map((part) => part.slice(prefix.length));
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** An HttpOnly cookie for the whole site, never sent cross-site. */
export interface SecretCookie {
  readonly name: string;
  readonly value: string;
  /** Undefined for a session cookie. */
  readonly maxAgeSeconds: number | undefined;
  readonly isSecure: boolean;
}

export const writeCookie = ({ name, value, maxAgeSeconds, isSecure }: SecretCookie): string =>
  [
    `${name}=${value}`,
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'Path=/',
    ...(isSecure ? ['Secure'] : []),
    'HttpOnly',
    'SameSite=Lax',
  ].join('; ');
