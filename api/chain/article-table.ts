import type { Language } from '@/domain/shared/language';
import type { ArticleFile, CategoryFile } from '@api/chain/chain-schema';
import type { ChainFiles } from '@api/chain/chain-files';
import { servingCell } from '@api/chain/serving-cell';

/** A category in a menu file, with the keys that lead to it. */
export interface CategoryPlace {
  readonly file: string;
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly articles: readonly ArticleFile[];
}

/** All categories, those inside others too, in the order of the files. */
export const categoryPlaces = ({ menus }: ChainFiles): readonly CategoryPlace[] =>
  menus.flatMap(({ file, content }) => placesIn(file, content.categories, ['categories']));

const placesIn = (
  file: string,
  categories: readonly (string | CategoryFile)[],
  path: readonly (string | number)[],
): readonly CategoryPlace[] =>
  categories.flatMap((category, index) => {
    if (typeof category === 'string') return [];
    const { code, articles = [], categories: inner = [] } = category;
    const at = [...path, index];
    return [{ file, code, path: at, articles }, ...placesIn(file, inner, [...at, 'categories'])];
  });

/** The columns of the table of articles. */
export const articleColumns = (languages: readonly Language[]): readonly string[] => [
  ...['menu', 'category', 'code', 'price', 'soldOut'],
  ...languages.map(nameColumn),
];

/** A column that a table need not have: the class that the article names itself. */
export const VAT_CLASS_COLUMN = 'vatClass';

/** A column that a table need not have: the hours that the article names itself. */
export const SERVING_COLUMN = 'servingHours';

export const nameColumn = (language: Language): string => `name ${language}`;

/** The table as CSV, with the mark by which spreadsheets recognize UTF-8. */
export function articleCsv(files: ChainFiles): string {
  const { languages, vat } = files.chain;
  const taxed = vat === undefined ? [] : [VAT_CLASS_COLUMN];
  const places = categoryPlaces(files);
  const hasHours = places.some(({ articles }) => articles.some((each) => each.servingHours !== undefined));
  const served = hasHours ? [SERVING_COLUMN] : [];
  const rows = places.flatMap(({ file, code: category, articles }) =>
    articles.map(({ code, price, soldOut, name, vatClass = '', servingHours }) => [
      ...[file, category, code, String(price), soldOut === true ? 'yes' : ''],
      ...languages.map((language) => name[language] ?? ''),
      ...taxed.map(() => vatClass),
      ...served.map(() => servingCell(servingHours)),
    ]),
  );
  const lines = [[...articleColumns(languages), ...taxed, ...served], ...rows].map((row) =>
    row.map(quoted).join(','),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const quoted = (cell: string): string => (/[",;\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
