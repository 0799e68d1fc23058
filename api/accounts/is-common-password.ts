import { COMMON_PASSWORD_WORDS, PUBLISHED_PASSWORDS } from '@api/accounts/common-passwords';

/**
 * Whether a password is among the first that are guessed: one that was published, a word of the list with the usual
 * substitutions (`P@ssw0rd`) and what is usually added (`Password123!`), one sign or word repeated, a row of keys or
 * digits. Source: DEC-141.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (PUBLISHED_PASSWORDS.some((published) => published.toLowerCase() === text)) return true;
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
  if (isRepeated(bare) || isRow(bare)) return true;
  return [text, plainOf(text)].map(lettersOf).some((letters) => isRepeated(letters) || isListed(letters));
}

/** Whether a few signs are repeated to be long: `abcabcabc`. */
const isRepeated = (text: string): boolean => text.length >= 6 && unitOf(text).length <= 3;

const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether it is a row of keys or digits, in either direction, however often: `123456789012`. */
const isRow = (text: string): boolean =>
  text.length >= 4 &&
  ROWS.some((row) => {
    const endless = row.repeat(Math.ceil(text.length / row.length) + 1);
    return endless.includes(text) || [...endless].toReversed().join('').includes(text);
  });

const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

/** Signs in place of letters, between letters alone: a number at the end stays one. */
const plainOf = (text: string): string =>
  text.replace(/(?<=\p{L})[^\p{L}]+(?=\p{L})/gu, (signs) =>
    [...signs].map((sign) => SUBSTITUTIONS[sign] ?? sign).join(''),
  );

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const isListed = (letters: string): boolean => COMMON_PASSWORD_WORDS.has(unitOf(letters));

/** The shortest text of which the whole is a repetition. */
function unitOf(text: string): string {
  const end = (text + text).indexOf(text, 1);
  return text.slice(0, end);
}
