import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { CancelOrder } from '@/ui/screens/order/cancel-order';
import styles from '@/ui/screens/order/order.module.css';
import { OrderHead } from '@/ui/screens/order/order-head';
import { OrderPlace } from '@/ui/screens/order/order-place';
import { OrderReceipt } from '@/ui/screens/order/order-receipt';
import { LoadingOrder, OrderNotFetched, UnknownOrder } from '@/ui/screens/order/order-states';
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
      return <OrderNotFetched retry={model.retry} />;
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
        {details !== undefined && <OrderPlace details={details} shop={model.shop} status={model.status} />}
        <OrderSteps status={model.status} />
        {orderId !== undefined && <ReadyNotification orderId={orderId} />}
        {orderId !== undefined && details !== undefined && (
          <CancelOrder orderId={orderId} status={model.status} />
        )}
      </div>
      {details === undefined ? (
        <p className={styles['locked']}>{t('order.locked')}</p>
      ) : (
        <div className={styles['paper']}>
          <OrderReceipt details={details} />
          {orderId !== undefined && details.receipt !== undefined && (
            <ButtonLink variant="quiet" to={buildPath.receiptPage(orderId)}>
              {t('receiptPage.show')}
            </ButtonLink>
          )}
          {orderId !== undefined && model.hasReceipt && <ReceiptForm orderId={orderId} />}
        </div>
      )}
      <ButtonLink variant="quiet" isBig to={model.newOrderPath}>
        {t('order.newOrder')}
      </ButtonLink>
    </div>
  );
});
