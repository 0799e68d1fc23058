import { ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import { formatMoment } from '@/domain/shared/format-time';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { useNow } from '@/ui/view-model/use-now';
import { useText } from '@/ui/view-model/use-text';
import { Skeleton } from '@/ui/components/loader';
import styles from '@/ui/screens/orders/order-card.module.css';
import type { OrderEntry } from '@/ui/screens/orders/orders-view-model';
import { useMoney } from '@/ui/view-model/use-money';

/** An order of this device with its number, shop and status; a link to its page. */
export const OrderCard = observer(function OrderCard({ entry }: { readonly entry: OrderEntry }) {
  const { t, say } = useText();
  const { id, number, shopName, total, status, isLoading } = entry;
  const money = useMoney(entry.currency);
  if (isLoading) {
    return (
      <li>
        <div role="status" aria-label={t('order.loading')}>
          <Skeleton shape="card" />
        </div>
      </li>
    );
  }
  return (
    <li>
      <Link to={buildPath.orderPage(id)} className={styles['card']}>
        <span className={styles['number']}>{number ?? t('orders.noNumber')}</span>
        <span className={styles['text']}>
          <span className={styles['shop']}>{shopName ?? <OrderTime entry={entry} />}</span>
          <span>{status === undefined ? t('orders.noNews') : say(noticeForOrderStatus(status, entry))}</span>
        </span>
        <span className={styles['total']}>{total !== undefined && money(total)}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
});

/** Distinguishes orders whose number and shop are unknown to this device. */
const OrderTime = observer(function OrderTime({ entry: { pickupTime } }: { readonly entry: OrderEntry }) {
  const { language } = useText();
  const now = useNow();
  return pickupTime === undefined ? null : formatMoment(pickupTime, now, DEFAULT_TIME_ZONE, language);
});
