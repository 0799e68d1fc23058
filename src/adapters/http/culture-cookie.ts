import { CULTURE_COOKIE } from '@/adapters/contract/headers';
import { type Language, parseLanguage } from '@/domain/shared/language';

/** The culture of numbers and dates, then that of the texts, which is ours. */
const CULTURES = /^c=[A-Za-z]{2,3}(?:-[A-Za-z]+)*\|uic=([A-Za-z]{2,3}(?:-[A-Za-z]+)*)$/;

/**
 * The language in the culture cookie of a `document.cookie` text (`c=sv|uic=sv`, also percent-encoded); undefined
 * without a cookie, and for one with another form or an unsupported language. Source: spec §7; API-04.
 */
export function readCultureCookie(cookies: string): Language | undefined {
  const prefix = `${CULTURE_COOKIE}=`;
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const culture = CULTURES.exec(decode(cookie?.slice(prefix.length) ?? ''))?.[1];
  return culture === undefined ? undefined : parseLanguage(culture);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
