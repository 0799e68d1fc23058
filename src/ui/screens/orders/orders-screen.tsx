import { ChevronRight, ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import { useModel } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import { ButtonLink } from '@/ui/parts/button';
import { Skeleton } from '@/ui/parts/loader';
import { Message } from '@/ui/parts/message';
import { OrdersViewModel, type OrderEntry } from '@/ui/screens/orders/orders-view-model';
import styles from '@/ui/screens/orders/orders.module.css';
import { useMoney } from '@/ui/shell/basket/use-money';

/** Source: spec §2 ordersPage, decisions Orders; ROUTE-40. */
export const Screen = observer(function OrdersScreen() {
  const model = useModel(OrdersViewModel);
  const { t } = useText();
  if (model.running.length === 0 && model.delivered.length === 0) return <NoOrders />;
  return (
    <div className={styles['orders']}>
      <h1>{t('orders.header')}</h1>
      <OrderList title={t('orders.running')} entries={model.running} />
      <OrderList title={t('orders.delivered')} entries={model.delivered} />
    </div>
  );
});

interface OrderListProps {
  readonly title: string;
  readonly entries: readonly OrderEntry[];
}

const OrderList = observer(function OrderList({ title, entries }: OrderListProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <OrderCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
});

const OrderCard = observer(function OrderCard({ entry }: { readonly entry: OrderEntry }) {
  const { t, say } = useText();
  const { id, details, status, isLoading } = entry;
  const money = useMoney(details?.currency);
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
        <span className={styles['number']}>{details?.number ?? t('orders.noNumber')}</span>
        <span className={styles['text']}>
          <span className={styles['shop']}>{details?.shopName}</span>
          <span>{status === undefined ? t('orders.noNews') : say(noticeForOrderStatus(status))}</span>
        </span>
        <span className={styles['total']}>{details !== undefined && money(details.total)}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
});

const NoOrders = observer(function NoOrders() {
  const { t } = useText();
  return (
    <Message
      title={t('orders.emptyHeader')}
      text={t('orders.emptyText')}
      icon={<ReceiptText size={56} strokeWidth={1.5} />}
    >
      <ButtonLink isBig to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Message>
  );
});
