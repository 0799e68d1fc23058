/** Rows as CSV by RFC 4180. A text that a spreadsheet would compute begins with an apostrophe. */
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Also after blanks, which some programs drop, and as the wide signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

function cellOf(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
