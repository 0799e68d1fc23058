import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { err, ok, type Result } from '@/domain/shared/result';
import {
  articleColumns,
  categoryPlaces,
  nameColumn,
  SERVING_COLUMN,
  VAT_CLASS_COLUMN,
  type CategoryPlace,
} from '@api/chain/article-table';
import type { ArticleFile } from '@api/chain/chain-schema';
import type { ChainFiles } from '@api/chain/chain-files';
import type { ChainSource } from '@api/chain/chain-source';
import { parseServingCell, servingCell } from '@api/chain/serving-cell';
import { parseTable, type TableError, type TableRow } from '@api/chain/parse-table';

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n' } as const;

/**
 * Writes prices, names, serving hours and what is sold out from a table into the menus that it names, which otherwise
 * stay as they are written. A code that the category does not have is a new article at its end; an article that is not
 * in the table stays.
 */
export function importArticles(
  csv: string,
  files: ChainFiles,
  source: ChainSource,
): Result<ChainSource, readonly TableError[]> {
  const table = parseTable(csv);
  if (!table.ok) return err([table.error]);
  const { columns, rows } = table.value;
  const missing = articleColumns(files.chain.languages).filter((name) => !columns.includes(name));
  if (missing.length > 0)
    return err(missing.map((column) => ({ line: 1, column, message: 'The column is missing' })));

  const categories = new Map(categoryPlaces(files).map((place) => [`${place.file} ${place.code}`, place]));
  const texts = new Map<string, string>();
  const errors: TableError[] = [];
  for (const row of rows) {
    const { menu = '', category: code = '' } = row.cells;
    const category = categories.get(`${menu} ${code}`);
    const article = articleOf(row, files);
    if (category === undefined)
      errors.push({ line: row.line, column: 'category', message: `${menu} has no category ${code}` });
    else if (!article.ok) errors.push(article.error);
    else {
      const text = texts.get(menu) ?? new TextDecoder().decode(source.get(menu));
      texts.set(menu, withArticle(text, category, article.value));
    }
  }
  if (errors.length > 0) return err(errors);
  const encoder = new TextEncoder();
  return ok(new Map([...source, ...[...texts].map(([file, text]) => [file, encoder.encode(text)] as const)]));
}

const SERVING_EXAMPLE = 'daily 07:00-10:30; Sunday 08:00-11:00';

type Article = Pick<ArticleFile, 'code' | 'price' | 'name' | 'soldOut' | 'vatClass' | 'servingHours'>;

function articleOf({ line, cells }: TableRow, { chain }: ChainFiles): Result<Article, TableError> {
  const {
    code = '',
    price = '',
    soldOut = '',
    [VAT_CLASS_COLUMN]: vatClass,
    [SERVING_COLUMN]: served,
  } = cells;
  const wrong = (column: string, message: string) => err({ line, column, message });
  if (!/^\d+(?:[.,]\d+)?$/.test(price)) return wrong('price', `${price} is no price`);
  if (!['', 'yes'].includes(soldOut)) return wrong('soldOut', 'It is yes or empty');
  const servingHours = parseServingCell(served ?? '');
  if (servingHours === 'invalid') return wrong(SERVING_COLUMN, `${served} is not like ${SERVING_EXAMPLE}`);
  const name = Object.fromEntries(
    chain.languages.map((language) => [language, cells[nameColumn(language)] ?? '']),
  );
  const nameless = chain.languages.find((language) => name[language] === '');
  if (nameless !== undefined) return wrong(nameColumn(nameless), 'The name is missing');
  return ok({
    code,
    price: Number(price.replace(',', '.')),
    name,
    ...(soldOut === 'yes' && { soldOut: true }),
    ...(vatClass !== undefined && { vatClass: vatClass === '' ? undefined : vatClass }),
    ...(served !== undefined && { servingHours }),
  });
}

/** Changes only what differs, so that all else stays as it is written. */
function withArticle(text: string, { path, articles }: CategoryPlace, article: Article): string {
  const position = articles.findIndex(({ code }) => code === article.code);
  const before = articles[position];
  const edit = (current: string, at: JSONPath, value: unknown, isNew = false): string =>
    applyEdits(current, modify(current, at, value, { formattingOptions: FORMAT, isArrayInsertion: isNew }));
  if (before === undefined) return edit(text, [...path, 'articles', -1], article, true);
  const at = [...path, 'articles', position];
  let changed = text;
  if (before.price !== article.price) changed = edit(changed, [...at, 'price'], article.price);
  if ((before.soldOut ?? false) !== (article.soldOut ?? false))
    changed = edit(changed, [...at, 'soldOut'], article.soldOut);
  if ('vatClass' in article && before.vatClass !== article.vatClass)
    changed = edit(changed, [...at, 'vatClass'], article.vatClass);
  if ('servingHours' in article && servingCell(before.servingHours) !== servingCell(article.servingHours))
    changed = edit(changed, [...at, 'servingHours'], article.servingHours);
  for (const [language, name] of Object.entries(article.name)) {
    if (before.name[language] !== name) changed = edit(changed, [...at, 'name', language], name);
  }
  return changed;
}
