import { roundAmount, toDecimal, type Amount } from '@/domain/shared/amount';
import { formatLocale, type Language } from '@/domain/shared/language';

/**
 * The precision of a price: a total with all decimals, a price on the menu without zero decimals, the bar in whole
 * units.
 */
export type MoneyDetail = 'exact' | 'short' | 'whole';

const DECIMALS: Readonly<Record<MoneyDetail, number>> = { exact: 2, short: 2, whole: 0 };

/**
 * Formats money: `Intl` writes the number and places the currency as the menu's own symbol. Source: OPEN-29, decisions
 * Wire forms; BASK-17, BASK-18.
 */
export function formatMoney(
  amount: Amount,
  currency: { readonly name: string; readonly symbol: string },
  language: Language,
  detail: MoneyDetail = 'exact',
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
    trailingZeroDisplay: detail === 'short' ? 'stripIfInteger' : 'auto',
  });
  formats.set(key, format);
  return format;
}
