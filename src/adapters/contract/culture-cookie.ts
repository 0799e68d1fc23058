import { CULTURE_COOKIE } from '@/adapters/contract/headers';
import { type Language, parseLanguage } from '@/domain/shared/language';

/** The culture of numbers and dates, then that of the texts, which is ours. */
const CULTURES = /^c=[A-Za-z]{2,3}(?:-[A-Za-z]+)*\|uic=([A-Za-z]{2,3}(?:-[A-Za-z]+)*)$/;

const YEAR_SECONDS = 31_536_000;

/**
 * The language in the culture cookie of a `Cookie` header or `document.cookie` (`c=sv|uic=sv`, also percent-encoded);
 * undefined without a cookie, and for one with another form or an unsupported language. Source: spec §7; API-04.
 */
export function readCultureCookie(cookies: string | undefined): Language | undefined {
  const prefix = `${CULTURE_COOKIE}=`;
  if (cookies?.includes(prefix) !== true) return undefined;
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const culture = CULTURES.exec(decode(cookie?.slice(prefix.length) ?? ''))?.[1];
  return culture === undefined ? undefined : parseLanguage(culture);
}

/**
 * Readable by scripts: the page chooses its language before the first request. A language that the visitor chose is
 * stored for a year, one that was decided for them until the browser is closed (DEC-136).
 */
export const cultureCookie = (
  language: Language,
  { isSecure, isChosen }: { readonly isSecure: boolean; readonly isChosen: boolean },
): string =>
  [
    `${CULTURE_COOKIE}=c=${language}|uic=${language}`,
    ...(isChosen ? [`Max-Age=${YEAR_SECONDS}`] : []),
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
