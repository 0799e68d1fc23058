import { CULTURE_COOKIE } from '@/adapters/contract/headers';
import { LANGUAGES, type Language } from '@/domain/shared/language';

const YEAR_SECONDS = 31_536_000;
const VALUE = /^c=([a-z]{2})\|uic=([a-z]{2})$/;

/** The language of `c=sv|uic=sv`, with equal and supported parts; undefined for anything else. Source: decisions. */
export function parseCulture(value: string): Language | undefined {
  const match = VALUE.exec(value);
  if (match === null || match[1] !== match[2]) return undefined;
  return LANGUAGES.find((language) => language === match[1]);
}

/** The chosen language in the header `Cookie`; the value may be escaped. */
export function cultureOf(cookies: string | undefined): Language | undefined {
  const prefix = `${CULTURE_COOKIE}=`;
  if (cookies?.includes(prefix) !== true) return undefined;
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return cookie === undefined ? undefined : parseCulture(unescape(cookie.slice(prefix.length)));
}

/** Readable by scripts: the page chooses its language before the first request. */
export const cultureCookie = (language: Language, isSecure: boolean): string =>
  [
    `${CULTURE_COOKIE}=c=${language}|uic=${language}`,
    `Max-Age=${YEAR_SECONDS}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

const unescape = (text: string): string => text.replaceAll(/%3D/gi, '=').replaceAll(/%7C/gi, '|');
