const EMAIL = /[^\s@]{1,64}@[^\s@]{1,255}/g;
const QUERY = /(https?:\/\/[^\s?#]{1,300})[?#]\S*/g;
/** Ids, codes, keys: long and with a digit, unlike the names in a program. */
const TOKEN = /[\w-]{16,}/g;
const NUMBER = /\d[\d ()-]{4,20}\d/g;

/**
 * A message without what may name a person or open an order: addresses of email, what comes after `?` and `#` in an
 * address, ids and codes, and numbers of six digits and more.
 */
export const withoutPersonalData = (message: string): string =>
  message
    .replaceAll(EMAIL, '[email]')
    .replaceAll(QUERY, '$1')
    .replaceAll(TOKEN, (word) => (/\d/.test(word) ? '[id]' : word))
    .replaceAll(NUMBER, '[number]');
