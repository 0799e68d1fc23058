import { CloudOff, SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { Skeleton } from '@/ui/components/loader';
import { Message } from '@/ui/components/message';
import styles from '@/ui/screens/order/order.module.css';
import { OrderHead } from '@/ui/screens/order/order-head';
import { OrderReceipt } from '@/ui/screens/order/order-receipt';
import { OrderSteps } from '@/ui/screens/order/order-steps';
import { OrderViewModel } from '@/ui/screens/order/order-view-model';
import { ReadyNotification } from '@/ui/screens/order/ready-notification';
import { ReceiptForm } from '@/ui/screens/order/receipt-form';

/** Source: spec §2 orderPage, decisions Order; ROUTE-39. */
export const Screen = observer(function OrderScreen({ route }: ScreenProps) {
  const model = useModel(OrderViewModel, route);
  switch (model.state) {
    case 'loading':
      return <LoadingOrder />;
    case 'unknown':
      return <UnknownOrder />;
    case 'failed':
      return <OrderNotFetched model={model} />;
    case 'statusOnly':
    case 'shown':
      return <TrackedOrder model={model} />;
  }
});

const TrackedOrder = observer(function TrackedOrder({ model }: { readonly model: OrderViewModel }) {
  const { t } = useText();
  const { details, orderId } = model;
  return (
    <div className={styles['order']}>
      <div className={styles['progress']}>
        <OrderHead model={model} />
        <OrderSteps status={model.status} />
        {orderId !== undefined && <ReadyNotification orderId={orderId} />}
      </div>
      {details === undefined ? (
        <p className={styles['locked']}>{t('order.locked')}</p>
      ) : (
        <div className={styles['paper']}>
          <OrderReceipt details={details} />
          {orderId !== undefined && model.hasReceipt && <ReceiptForm orderId={orderId} />}
        </div>
      )}
      <ButtonLink variant="quiet" isBig to={model.newOrderPath}>
        {t('order.newOrder')}
      </ButtonLink>
    </div>
  );
});

const LoadingOrder = observer(function LoadingOrder() {
  const { t } = useText();
  return (
    <div className={styles['order']} role="status" aria-label={t('order.loading')}>
      <Skeleton shape="card" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
});

/** Does not reveal whether the code is wrong or the order does not exist (PAIN-64). */
const UnknownOrder = observer(function UnknownOrder() {
  const { t } = useText();
  return (
    <Message
      title={t('order.unknownHeader')}
      text={t('order.unknownText')}
      icon={<SearchX size={56} strokeWidth={1.5} />}
    >
      <ButtonLink isBig to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Message>
  );
});

const OrderNotFetched = observer(function OrderNotFetched({ model }: { readonly model: OrderViewModel }) {
  const { t } = useText();
  return (
    <Message
      title={t('order.failedHeader')}
      text={t('order.failedText')}
      icon={<CloudOff size={56} strokeWidth={1.5} />}
    >
      <Button isBig onClick={model.retry}>
        {t('home.retry')}
      </Button>
    </Message>
  );
});
