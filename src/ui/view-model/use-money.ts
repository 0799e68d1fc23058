import { useCallback } from 'react';

import type { Currency } from '@/domain/menu/menu';
import type { Amount } from '@/domain/shared/amount';
import { formatMoney, type MoneyDetail } from '@/domain/shared/format-money';
import { useText } from '@/ui/view-model/use-text';

export type FormatMoney = (amount: Amount, detail?: MoneyDetail) => string;

/** Formats amounts in the chosen language; an empty text while the currency is not known. */
export function useMoney(currency: Currency | undefined): FormatMoney {
  const { language } = useText();
  return useCallback(
    (amount, detail) => (currency === undefined ? '' : formatMoney(amount, currency, language, detail)),
    [currency, language],
  );
}
