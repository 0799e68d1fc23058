import { ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import { OrderCard } from '@/ui/screens/orders/order-card';
import { OrdersViewModel, type OrderEntry } from '@/ui/screens/orders/orders-view-model';
import styles from '@/ui/screens/orders/orders.module.css';

/** Source: spec §2 ordersPage, decisions Orders; ROUTE-40. */
export const Screen = observer(function OrdersScreen() {
  const model = useModel(OrdersViewModel);
  const { t } = useText();
  if (model.all.length === 0) return <NoOrders />;
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
