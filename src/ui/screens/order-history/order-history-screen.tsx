import { History } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { formatDay } from '@/domain/shared/format-time';
import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { Skeleton } from '@/ui/components/loader';
import { Message } from '@/ui/components/message';
import { OrderHistoryViewModel } from '@/ui/screens/order-history/order-history-view-model';
import styles from '@/ui/screens/order-history/order-history.module.css';
import { PastOrderCard } from '@/ui/screens/order-history/past-order-card';

interface HistoryProps {
  readonly model: OrderHistoryViewModel;
}

/** Source: spec §2 orderHistory, decisions Order history; ROUTE-21, PROD-08, ROLE-06. */
export const Screen = observer(function OrderHistoryScreen() {
  const model = useModel(OrderHistoryViewModel);
  const { t } = useText();
  if (model.isEmpty) return <NoOrders />;
  if (model.orders.length === 0 && model.failure !== undefined) return <NothingFetched model={model} />;
  return (
    <div className={styles['history']}>
      <h1>{t('history.header')}</h1>
      <Days model={model} />
      <Older model={model} />
    </div>
  );
});

const Days = observer(function Days({ model }: HistoryProps) {
  const { language } = useText();
  return model.days.map(({ at, timeZone, orders }) => (
    <section key={at} className={styles['day']} aria-labelledby={`day-${at}`}>
      <h2 id={`day-${at}`}>{formatDay(at, model.now, timeZone, language)}</h2>
      <ul className={styles['orders']}>
        {orders.map((order) => (
          <PastOrderCard key={order.orderId} model={model} order={order} />
        ))}
      </ul>
    </section>
  ));
});

/** Loads older orders, or shows why that failed. */
const Older = observer(function Older({ model }: HistoryProps) {
  const { t, say } = useText();
  const { isLoading, failure, hasMore, orders } = model;
  if (isLoading) {
    return (
      <div className={styles['orders']} role="status" aria-label={t('history.loading')}>
        {(orders.length === 0 ? [1, 2, 3] : [1]).map((number) => (
          <Skeleton key={number} shape="card" />
        ))}
      </div>
    );
  }
  return (
    <div className={styles['more']}>
      {failure !== undefined && <p role="alert">{say(failure)}</p>}
      {hasMore && (
        <Button variant="quiet" onClick={() => void model.showMore()}>
          {t(failure === undefined ? 'history.more' : 'history.retry')}
        </Button>
      )}
    </div>
  );
});

const NothingFetched = observer(function NothingFetched({ model }: HistoryProps) {
  const { t, say } = useText();
  return (
    <div role="alert">
      <Message
        title={t('history.failedHeader')}
        text={model.failure === undefined ? '' : say(model.failure)}
        icon={<History size={56} />}
      >
        <Button onClick={() => void model.showMore()}>{t('history.retry')}</Button>
      </Message>
    </div>
  );
});

const NoOrders = observer(function NoOrders() {
  const { t } = useText();
  return (
    <Message title={t('history.emptyHeader')} text={t('history.emptyText')} icon={<History size={56} />}>
      <ButtonLink isBig to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Message>
  );
});
