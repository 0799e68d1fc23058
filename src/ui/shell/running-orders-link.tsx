import { ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { OrderStore } from '@/application/orders/order-store';
import { runningOrdersLink } from '@/domain/navigation/running-orders-link';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/shell/navbar.module.css';

/** The number of running orders, with a link to them. Source: spec §2 Shell elements, AMB-22; SHELL-04, SHELL-05. */
export const RunningOrdersLink = observer(function RunningOrdersLink({
  isHome,
}: {
  readonly isHome: boolean;
}) {
  const { tracked } = useService(OrderStore);
  const { t } = useText();
  const orders = runningOrdersLink(tracked, isHome);
  if (orders === undefined) return null;
  return (
    <Link
      to={orders.path}
      className={styles['orders']}
      aria-label={t('navbar.orders', { count: orders.count })}
    >
      <ReceiptText aria-hidden="true" />
      <span className={styles['count']} aria-hidden="true">
        {orders.count}
      </span>
    </Link>
  );
});
