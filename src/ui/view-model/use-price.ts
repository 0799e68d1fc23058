import { useCallback } from 'react';

import type { Currency } from '@/domain/menu/menu';
import { startingPrice, type Priced } from '@/domain/menu/choices/starting-price';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';

/** Formats what an article costs before anything is chosen: "from" where a required choice can cost more (DEC-146). */
export function usePrice(currency: Currency | undefined): (article: Priced) => string {
  const { t } = useText();
  const money = useMoney(currency);
  return useCallback(
    (article) => {
      const { lowest, canRise } = startingPrice(article);
      return canRise ? t('price.from', { price: money(lowest) }) : money(lowest);
    },
    [t, money],
  );
}
