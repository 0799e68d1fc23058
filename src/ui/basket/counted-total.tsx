import { observer } from 'mobx-react-lite';

import type { Currency } from '@/domain/menu/menu';
import type { Amount } from '@/domain/shared/amount';
import type { MoneyDetail } from '@/domain/shared/format-money';
import { useCountedAmount } from '@/ui/basket/use-counted-amount';
import { useMoney } from '@/ui/view-model/use-money';

interface CountedTotalProps {
  readonly amount: Amount;
  readonly currency: Currency | undefined;
  readonly detail?: MoneyDetail;
}

/** A total that counts to its new value; screen readers get the value itself. Source: BASK-17 to BASK-19. */
export const CountedTotal = observer(function CountedTotal({ amount, currency, detail }: CountedTotalProps) {
  const money = useMoney(currency);
  const drawn = useCountedAmount(amount);
  return (
    <>
      <span aria-hidden="true">{money(drawn, detail)}</span>
      <span className="visually-hidden">{money(amount, detail)}</span>
    </>
  );
});
