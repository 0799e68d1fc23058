import { observer } from 'mobx-react-lite';

import type { OrderId } from '@/domain/order/order';
import { formatMoment, formatTime } from '@/domain/shared/format-time';
import { AnnouncedOnce } from '@/ui/components/announced-once';
import { promiseKey } from '@/ui/components/promised-time';
import styles from '@/ui/screens/order/order-promise.module.css';
import { OrderPromiseModel } from '@/ui/screens/order/order-promise-model';
import { useModel } from '@/ui/view-model/services';
import { useNow } from '@/ui/view-model/use-now';
import { useText } from '@/ui/view-model/use-text';

/** When the order is ready and how long that is; another time is announced once. Source: DEC-95. */
export const OrderPromise = observer(function OrderPromise({ orderId }: { readonly orderId: OrderId }) {
  const model = useModel(OrderPromiseModel, orderId);
  const { t, language } = useText();
  const now = useNow();
  const { expected, details, before, minutesLeft } = model;
  if (expected === undefined || details === undefined) return null;
  const time = formatMoment(expected.at, now, details.timeZone, language);
  const text = t(expected.isLate ? 'promise.late' : promiseKey(details.orderType), { time });
  return (
    <div className={styles['promise']}>
      <p className={styles['time']}>{text}</p>
      {minutesLeft !== undefined && (
        <p className={styles['left']}>{t('promise.timeLeft', { minutes: minutesLeft })}</p>
      )}
      {before !== undefined && (
        <p>{t('promise.moved', { time: formatTime(before, details.timeZone, language) })}</p>
      )}
      <p role="status" className="visually-hidden">
        {model.hasMoved && <AnnouncedOnce key={expected.at} text={() => text} />}
      </p>
    </div>
  );
});
