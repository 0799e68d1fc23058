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

/** An HttpOnly cookie for the whole site, never sent with a cross-site call. */
export interface SecretCookie {
  readonly name: string;
  readonly value: string;
  /** Undefined for a session cookie. */
  readonly maxAgeSeconds: number | undefined;
  readonly isSecure: boolean;
  /** Whether it is also left out where a link of another site leads here. */
  readonly isStrict?: boolean;
}

export const writeCookie = ({
  name,
  value,
  maxAgeSeconds,
  isSecure,
  isStrict = false,
}: SecretCookie): string =>
  [
    `${name}=${value}`,
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'Path=/',
    ...(isSecure ? ['Secure'] : []),
    'HttpOnly',
    isStrict ? 'SameSite=Strict' : 'SameSite=Lax',
  ].join('; ');
