import { roundAmount, toDecimal, type Amount } from '@/domain/shared/amount';
import { formatLocale, type Language } from '@/domain/shared/language';

/**
 * A price has two decimals where it is not whole; the total of the small bar is rounded to whole units; a receipt has
 * the decimals of every amount. Source: DEC-89; BASK-17, BASK-18.
 */
export type MoneyDetail = 'price' | 'whole' | 'receipt';

const DECIMALS: Readonly<Record<MoneyDetail, number>> = { price: 2, whole: 0, receipt: 2 };

/**
 * Between the number and a symbol that ends in a letter or digit; none, where the language writes it first, after `€`.
 */
const SPACE = '\u00A0';
const ENDS_IN_SIGN = /\p{Symbol}$/u;

/**
 * Formats money: `Intl` writes the number and places the currency as the menu's own symbol. The symbol alone decides on
 * the space: what `Intl` knows of a currency differs between servers and browsers. Source: OPEN-29, decisions Wire
 * forms; DEC-161.
 */
export function formatMoney(
  amount: Amount,
  { symbol }: { readonly name: string; readonly symbol: string },
  language: Language,
  detail: MoneyDetail = 'price',
): string {
  const parts = moneyFormat(formatLocale(language), detail).formatToParts(
    toDecimal(roundAmount(amount, DECIMALS[detail])),
  );
  const end = parts.at(-1)?.type === 'currency' ? parts.length - 1 : undefined;
  return parts
    .map((part, index) => {
      if (part.type === 'literal') return '';
      if (part.type !== 'currency') return part.value;
      if (symbol === '') return '';
      if (index === end) return SPACE + symbol;
      return ENDS_IN_SIGN.test(symbol) ? symbol : symbol + SPACE;
    })
    .join('');
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a format is slow, and a menu shows hundreds of prices. The euro only marks the place. */
function moneyFormat(locale: string, detail: MoneyDetail): Intl.NumberFormat {
  const key = `${locale} ${detail}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: DECIMALS[detail],
    maximumFractionDigits: DECIMALS[detail],
    trailingZeroDisplay: detail === 'price' ? 'stripIfInteger' : 'auto',
  });
  formats.set(key, format);
  return format;
}
