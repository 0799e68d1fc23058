import { Printer } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { Button, ButtonLink } from '@/ui/components/button';
import { LoadingOrder, OrderNotFetched, UnknownOrder } from '@/ui/screens/order/order-states';
import { OrderViewModel } from '@/ui/screens/order/order-view-model';
import { ReceiptSheet } from '@/ui/screens/receipt/receipt-sheet';
import styles from '@/ui/screens/receipt/receipt.module.css';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';

/** The receipt of an order, for the holder of its code; without the frame when it is printed. */
export const Screen = observer(function ReceiptScreen({ route }: ScreenProps) {
  const model = useModel(OrderViewModel, route);
  switch (model.state) {
    case 'loading':
      return <LoadingOrder />;
    case 'unknown':
    case 'statusOnly':
      return <UnknownOrder />;
    case 'failed':
      return <OrderNotFetched retry={model.retry} />;
    case 'shown':
      return <ShownReceipt model={model} />;
  }
});

const ShownReceipt = observer(function ShownReceipt({ model }: { readonly model: OrderViewModel }) {
  const { t } = useText();
  const { details, orderId } = model;
  if (details === undefined || orderId === undefined) return null;
  return (
    <div className={styles['page']}>
      {details.receipt === undefined ? (
        <p className={styles['sheet']}>{t('receiptPage.none')}</p>
      ) : (
        <ReceiptSheet details={details} receipt={details.receipt} />
      )}
      <div className={styles['actions']}>
        {details.receipt !== undefined && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" size={20} />
            {t('receiptPage.print')}
          </Button>
        )}
        <ButtonLink variant="quiet" to={buildPath.orderPage(orderId)}>
          {t('receiptPage.back')}
        </ButtonLink>
      </div>
    </div>
  );
});
