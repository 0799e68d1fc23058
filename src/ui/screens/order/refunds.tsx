import { observer } from 'mobx-react-lite';

import type { OrderDetails } from '@/domain/order/order';
import { addAmounts, multiplyAmount } from '@/domain/shared/amount';
import { formatLongMoment } from '@/domain/shared/format-time';
import styles from '@/ui/screens/order/refunds.module.css';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';

/** What was given back, and what is left of the total. */
export const Refunds = observer(function Refunds({ details }: { readonly details: OrderDetails }) {
  const { t, language } = useText();
  const money = useMoney(details.currency);
  const { refunds, total, timeZone } = details;
  if (refunds.length === 0) return null;
  const left = addAmounts(total, ...refunds.map(({ amount }) => multiplyAmount(amount, -1)));
  return (
    <ul className={styles['refunds']}>
      {refunds.map(({ amount, at }, index) => (
        <li key={index}>
          <span>{t('receipt.refunded', { time: formatLongMoment(at, timeZone, language) })}</span>
          <span>{money(multiplyAmount(amount, -1))}</span>
        </li>
      ))}
      <li className={styles['left']}>
        <span>{t('receipt.left')}</span>
        <span>{money(left)}</span>
      </li>
    </ul>
  );
});
