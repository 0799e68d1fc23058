import { observer } from 'mobx-react-lite';

import { RUNNING_ORDERS_ID } from '@/domain/navigation/running-orders-link';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { OrderCard } from '@/ui/screens/orders/order-card';
import styles from '@/ui/screens/home/running-orders.module.css';
import { OrdersViewModel } from '@/ui/screens/orders/orders-view-model';

/** The guest's orders until their end was seen, each with number, shop and status. Source: AMB-16, OPEN-42. */
export const RunningOrders = observer(function RunningOrders() {
  const { all } = useModel(OrdersViewModel);
  const { t } = useText();
  if (all.length === 0) return null;
  return (
    <section className={styles['orders']} aria-labelledby={RUNNING_ORDERS_ID}>
      <h2 id={RUNNING_ORDERS_ID}>{t('home.runningOrders', { count: all.length })}</h2>
      <ul>
        {all.map((entry) => (
          <OrderCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
});
