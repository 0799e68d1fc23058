import type { Currency } from '@/domain/menu/menu';

/**
 * Returns a currency as it is shown next to the `others`: by its code where another one has the same symbol, as the
 * Swedish and the Norwegian krona do. Source: DEC-146.
 */
export const distinctCurrency = (currency: Currency, others: readonly Currency[]): Currency =>
  others.some(({ name, symbol }) => symbol === currency.symbol && name !== currency.name)
    ? { ...currency, symbol: currency.name }
    : currency;
