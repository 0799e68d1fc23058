import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { OrderDetails } from '@/domain/order/order';
import type { OpenRefund } from '@/domain/order/receipt';
import { addAmounts, multiplyAmount } from '@/domain/shared/amount';
import { formatLongMoment } from '@/domain/shared/format-time';
import styles from '@/ui/screens/order/refunds.module.css';
import { useMoney } from '@/ui/view-model/use-money';
import { useText } from '@/ui/view-model/use-text';

const OPEN_REFUNDS: Readonly<Record<OpenRefund['state'], TextKey>> = {
  pending: 'receipt.refundPending',
  failed: 'receipt.refundFailed',
};

/** What was given back, what is left of the total, and what is on its way or has failed. */
export const Refunds = observer(function Refunds({ details }: { readonly details: OrderDetails }) {
  const { t, language } = useText();
  const money = useMoney(details.currency);
  const { refunds, openRefunds, total, timeZone } = details;
  if (refunds.length === 0 && openRefunds.length === 0) return null;
  const left = addAmounts(total, ...refunds.map(({ amount }) => multiplyAmount(amount, -1)));
  return (
    <ul className={styles['refunds']}>
      {refunds.map(({ amount, at }, index) => (
        <li key={index}>
          <span>{t('receipt.refunded', { time: formatLongMoment(at, timeZone, language) })}</span>
          <span>{money(multiplyAmount(amount, -1))}</span>
        </li>
      ))}
      {refunds.length > 0 && (
        <li className={styles['left']}>
          <span>{t('receipt.left')}</span>
          <span>{money(left)}</span>
        </li>
      )}
      {openRefunds.map(({ amount, at, state }) => (
        <li key={`${state} ${at}`}>
          <span>{t(OPEN_REFUNDS[state], { time: formatLongMoment(at, timeZone, language) })}</span>
          <span>{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
});
