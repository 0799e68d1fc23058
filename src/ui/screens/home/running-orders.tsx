import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { OrderStore } from '@/application/stores/order-store';
import { RUNNING_ORDERS_ID } from '@/domain/order/running-orders-link';
import { buildPath } from '@/domain/navigation/build-path';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import styles from '@/ui/screens/home/running-orders.module.css';

/** The orders under way, so that nobody loses sight of one. Source: AMB-16. */
export const RunningOrders = observer(function RunningOrders() {
  const orders = useService(OrderStore);
  const { t } = useText();
  if (orders.running.length === 0) return null;
  return (
    <section className={styles['orders']} aria-labelledby={RUNNING_ORDERS_ID}>
      <h2 id={RUNNING_ORDERS_ID}>{t('home.runningOrders', { count: orders.running.length })}</h2>
      <ul>
        {orders.running.map((order) => (
          <li key={order.id}>
            <Link to={buildPath.orderPage(order.id)}>{t('home.followOrder')}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
