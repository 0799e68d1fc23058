/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  '’': "'",
};

const ANY_OF_THEM = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Returns a text in the form that search compares: without case and diacritics, so that `smorgas` finds `Smörgås` and
 * `елка` finds `Ёлка`. Russian `й` stays a letter of its own, since every Russian keyboard has it. Source: PAIN-57.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(и\u0306)|\p{M}/gu, '$1')
    .replace(ANY_OF_THEM, (letter) => String(PLAIN_LETTERS[letter]))
    .normalize('NFC');
