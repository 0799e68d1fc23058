import { roundAmount, toDecimal, type Amount } from '@/domain/shared/amount';
import { formatLocale, type Language } from '@/domain/shared/language';

/**
 * A price has two decimals where it is not whole; the total of the small bar is rounded to whole units; a receipt has
 * the decimals of every amount. Source: DEC-89; BASK-17, BASK-18.
 */
export type MoneyDetail = 'price' | 'whole' | 'receipt';

const DECIMALS: Readonly<Record<MoneyDetail, number>> = { price: 2, whole: 0, receipt: 2 };

/**
 * Formats money: `Intl` writes the number and places the currency as the menu's own symbol. Source: OPEN-29, decisions
 * Wire forms.
 */
export function formatMoney(
  amount: Amount,
  currency: { readonly name: string; readonly symbol: string },
  language: Language,
  detail: MoneyDetail = 'price',
): string {
  return moneyFormat(formatLocale(language), currency.name, detail)
    .formatToParts(toDecimal(roundAmount(amount, DECIMALS[detail])))
    .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
    .join('');
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a format is slow, and a menu shows hundreds of prices. */
function moneyFormat(locale: string, currencyName: string, detail: MoneyDetail): Intl.NumberFormat {
  const key = `${locale} ${currencyName} ${detail}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: /^[A-Za-z]{3}$/.test(currencyName) ? currencyName : 'XXX',
    minimumFractionDigits: DECIMALS[detail],
    maximumFractionDigits: DECIMALS[detail],
    trailingZeroDisplay: detail === 'price' ? 'stripIfInteger' : 'auto',
  });
  formats.set(key, format);
  return format;
}
