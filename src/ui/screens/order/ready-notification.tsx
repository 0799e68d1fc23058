import { Bell } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { OrderId } from '@/domain/order/order';
import { Button } from '@/ui/components/button';
import styles from '@/ui/screens/order/ready-notification.module.css';
import { ReadyNotificationViewModel } from '@/ui/screens/order/ready-notification-view-model';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';

/** A notification of the browser when the order is ready, for the visitor who asks for it. Source: DEC-96. */
export const ReadyNotification = observer(function ReadyNotification({
  orderId,
}: {
  readonly orderId: OrderId;
}) {
  const model = useModel(ReadyNotificationViewModel, orderId);
  const { t } = useText();
  const { state } = model;
  if (model.needsHomeScreen) return <p className={styles['hint']}>{t('push.iphone')}</p>;
  if (!model.isOffered) return null;
  return (
    <div className={styles['notification']}>
      {state === 'on' ? (
        <Button variant="bare" onClick={() => void model.end()}>
          {t('push.end')}
        </Button>
      ) : (
        <Button variant="quiet" aria-busy={state === 'pending'} onClick={() => void model.begin()}>
          <Bell aria-hidden="true" size={20} />
          {t('push.begin')}
        </Button>
      )}
      <p role="status">
        {state === 'on' && t('push.on')}
        {state === 'denied' && t('push.denied')}
        {state === 'failed' && t('push.failed')}
      </p>
    </div>
  );
});
