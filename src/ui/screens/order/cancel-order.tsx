import { observer } from 'mobx-react-lite';

import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import { CancelOrderViewModel } from '@/ui/screens/order/cancel-order-view-model';
import styles from '@/ui/screens/order/cancel-order.module.css';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';

interface CancelOrderProps {
  readonly orderId: OrderId;
  readonly status: OrderStatus | undefined;
}

/** Cancels an order until the kitchen begins it; where it was too late, that stays to be read. */
export const CancelOrder = observer(function CancelOrder({ orderId, status }: CancelOrderProps) {
  const model = useModel(CancelOrderViewModel, orderId);
  const { t } = useText();
  const { state } = model;
  const isOffered = status === 'added';
  return (
    <div className={styles['cancel']}>
      {isOffered && (
        <Button variant="quiet" aria-disabled={state === 'sending'} onClick={model.ask}>
          {t(state === 'sending' ? 'order.cancelling' : 'order.cancel')}
        </Button>
      )}
      <p role="status">
        {state === 'tooLate' && t('order.cancelTooLate')}
        {state === 'failed' && isOffered && t('order.cancelFailed')}
      </p>
      {isOffered && state === 'asking' && (
        <Dialog
          role="alertdialog"
          title={t('order.cancelQuestion')}
          closeLabel={t('popup.close')}
          onClose={model.dismiss}
        >
          <p>{t('order.cancelMeans')}</p>
          <DialogActions>
            <Button variant="quiet" value="no" onClick={model.dismiss}>
              {t('order.cancelNo')}
            </Button>
            <Button value="yes" onClick={() => void model.cancel()}>
              {t('order.cancel')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
});
