import { RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { PastOrder } from '@/domain/customer/past-order';
import { articleName } from '@/domain/menu/menu-texts';
import { distinctCurrency } from '@/domain/menu/distinct-currency';
import { buildPath } from '@/domain/navigation/build-path';
import type { OrderStatus } from '@/domain/order/order-status';
import { formatTime } from '@/domain/shared/format-time';
import { useText } from '@/ui/view-model/use-text';
import { Badge, type BadgeVariant } from '@/ui/components/badge';
import { Button, ButtonLink } from '@/ui/components/button';
import { DishLines } from '@/ui/components/dish-lines';
import type { OrderHistoryViewModel } from '@/ui/screens/order-history/order-history-view-model';
import styles from '@/ui/screens/order-history/order-history.module.css';
import { ReorderResult } from '@/ui/screens/order-history/reorder-result';
import { useMoney } from '@/ui/view-model/use-money';

const STATUSES: Readonly<Record<OrderStatus, readonly [TextKey, BadgeVariant]>> = {
  calculatedPrice: ['history.unpaid', 'calm'],
  added: ['orderStep.added', 'accent'],
  started: ['orderStep.started', 'accent'],
  finnished: ['orderStep.finnished', 'accent'],
  done: ['orderStep.done', 'good'],
  delivered: ['orderStep.delivered', 'good'],
  rollbacked: ['history.rollbacked', 'calm'],
};

interface PastOrderCardProps {
  readonly model: OrderHistoryViewModel;
  readonly order: PastOrder;
}

/** One order: where, what and for how much, with a link to it and a reorder button. */
export const PastOrderCard = observer(function PastOrderCard({ model, order }: PastOrderCardProps) {
  const { t, language } = useText();
  const money = useMoney(distinctCurrency(order.currency, model.currencies));
  const { number, shopName } = order;
  const [status, variant] = STATUSES[order.status];
  const lines = order.items.map((item, index) => ({
    key: `${index} ${item.code}`,
    quantity: item.quantity,
    name: articleName(item, language),
    choices: item.choices.map((choice) => articleName(choice, language)),
    price: money(item.total),
  }));
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <h3>{shopName}</h3>
        <Badge variant={variant}>{t(status)}</Badge>
        <p className={styles['when']}>
          {t('history.numberAt', {
            number,
            time: formatTime(order.createdAt, order.timeZone, language),
          })}
        </p>
      </div>
      <div>
        <DishLines lines={lines} total={{ label: t('basket.total'), price: money(order.total) }} />
      </div>
      <div className={styles['actions']}>
        <Button
          variant={model.isFilledFrom(order) ? 'quiet' : 'main'}
          aria-label={t('history.againLabel', { number, shopName })}
          aria-busy={model.reordering === order.orderId}
          onClick={() => void model.orderAgain(order)}
        >
          <RotateCcw aria-hidden="true" size={20} />
          {t(model.reordering === order.orderId ? 'history.againWorking' : 'history.again')}
        </Button>
        <ButtonLink variant="quiet" to={buildPath.orderPage(order.orderId)}>
          {t('history.open')}
        </ButtonLink>
      </div>
      <ReorderResult model={model} order={order} />
    </li>
  );
});
