/** The value of a cookie by the header `Cookie`; undefined where it is not there, or there twice with two values. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix))
    .map((part) => part.slice(prefix.length));
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** A cookie that no script reads, for the whole site and never for another one. */
export interface SecretCookie {
  readonly name: string;
  readonly value: string;
  /** How long it is kept; undefined until the browser is closed. */
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
