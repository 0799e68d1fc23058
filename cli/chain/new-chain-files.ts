import chain from '@cli/chain/template/chain.json';
import deliverySpots from '@cli/chain/template/delivery-spots.json';
import ingredients from '@cli/chain/template/ingredients.json';
import lunch from '@cli/chain/template/menus/lunch.json';
import shop from '@cli/chain/template/shops/first.json';
import type { Language } from '@/domain/shared/language';
import { chainJsonSchemas } from '@api/chain/chain-json-schemas';
import { jsonText } from '@api/chain/json-text';

export interface NewChain {
  readonly name: string;
  /** The names of its shops. */
  readonly shops: readonly string[];
  /** Those of its texts; the first is that of the base texts. */
  readonly languages: readonly Language[];
  /** Of three letters, like EUR. */
  readonly currency: string;
  readonly timeZone: string;
  /** Per cent of value added tax on food; undefined where receipts are to name none. */
  readonly vat?: number | undefined;
}

/** The files of a small chain that can be opened as it is, by path. */
export function newChainFiles({
  name,
  shops,
  languages,
  currency,
  timeZone,
  vat,
}: NewChain): ReadonlyMap<string, string> {
  const currencies = { [currency]: { symbol: symbolOf(currency), rate: 1, decimals: decimalsOf(currency) } };
  const menu = pricedIn(currency);
  const files: Readonly<Record<string, unknown>> = {
    'chain.json': {
      ...chain,
      name,
      languages,
      currencies,
      ...(vat !== undefined && { vat: { home: { food: vat } } }),
    },
    'ingredients.json': ingredients,
    'delivery-spots.json': deliverySpots,
    'menus/lunch.json': vat === undefined ? menu : { ...menu, vatClass: 'food' },
    ...Object.fromEntries(
      shops.map((shopName, index) => [
        `shops/${shops.length === 1 ? 'first' : fileName(shopName, index)}.json`,
        {
          ...shop,
          id: index + 1,
          name: shopName,
          currency,
          timeZone,
          ...(vat !== undefined && { vat: 'home' }),
        },
      ]),
    ),
    ...Object.fromEntries(
      [...chainJsonSchemas(languages)].map(([file, schema]) => [`schema/${file}`, schema]),
    ),
  };
  return new Map(
    Object.entries(files).map(([file, content]) => [file, jsonText(inLanguages(content, languages))]),
  );
}

/** `Södra Hamnen` is in `2-sodra-hamnen.json` as the second. */
function fileName(name: string, index: number): string {
  const plain = name.normalize('NFD').toLowerCase();
  const words = plain.replaceAll(/\p{Mark}/gu, '').match(/[a-z0-9]+/g) ?? [];
  return [index + 1, ...words].join('-');
}

const ALL_LANGUAGES: readonly string[] = chain.languages;

/** Texts in these languages alone, in their order. */
function inLanguages(content: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(content)) return content.map((each) => inLanguages(each, languages));
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content);
  const isText = entries.length === ALL_LANGUAGES.length && ALL_LANGUAGES.every((each) => each in content);
  if (isText)
    return Object.fromEntries(languages.flatMap((each) => entries.filter(([name]) => name === each)));
  return Object.fromEntries(entries.map(([name, value]) => [name, inLanguages(value, languages)]));
}

/** What a euro is in round figures, so that the example prices look like prices there. */
const UNITS_OF_A_EURO: Readonly<Record<string, number>> = {
  ...{ SEK: 11, NOK: 11.5, DKK: 7.5, ISK: 145, PLN: 4.3, CZK: 25, HUF: 390, JPY: 170 },
};

/** The example menu; prices of a currency of small units are whole. */
function pricedIn(currency: string): typeof lunch {
  const rate = UNITS_OF_A_EURO[currency];
  if (rate === undefined) return lunch;
  return {
    ...lunch,
    categories: lunch.categories.map((category) => ({
      ...category,
      articles: category.articles.map((article) => ({ ...article, price: Math.round(article.price * rate) })),
    })),
  };
}

/** Two, or as many as the currency has. */
const decimalsOf = (currency: string): number =>
  Math.min(
    2,
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  );

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
