import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import type { BoardOrder } from '@/domain/staff/board';
import { Button } from '@/ui/components/button';
import { Dialog } from '@/ui/components/dialog';
import type { BoardViewModel } from '@/ui/staff/board/board-view-model';
import { OrderLines } from '@/ui/staff/board/order-lines';
import { RefundForm } from '@/ui/staff/board/refund-form';
import { TakeBackForm } from '@/ui/staff/board/take-back-form';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/board/order-acts.module.css';

interface OrderActsProps {
  readonly order: BoardOrder;
  readonly model: BoardViewModel;
  readonly mayRefund: boolean;
}

/** What can be done with an order beside its next step. */
export const OrderActs = observer(function OrderActs({ order, model, mayRefund }: OrderActsProps) {
  const { t } = useStaffText();
  const [form, setForm] = useState<'takeBack' | 'refund'>();
  return (
    <Dialog
      title={t('staff.acts.header', { code: order.shortCode })}
      closeLabel={t('staff.close')}
      onClose={() => model.choose(undefined)}
    >
      {form === undefined && (
        <div className={styles['acts']}>
          <OrderLines order={order} />
          <Button variant="quiet" isWide onClick={() => model.print(order)}>
            {t('staff.acts.print')}
          </Button>
          {mayRefund && model.isCaptured(order) && (
            <Button variant="quiet" isWide onClick={() => setForm('refund')}>
              {t('staff.acts.refund')}
            </Button>
          )}
          {model.mayTakeBack(order) && (
            <Button variant="quiet" isWide onClick={() => setForm('takeBack')}>
              {t('staff.acts.takeBack')}
            </Button>
          )}
        </div>
      )}
      {form === 'takeBack' && <TakeBackForm onTakeBack={(reason) => model.takeBack(order, reason)} />}
      {form === 'refund' && <RefundForm order={order} />}
    </Dialog>
  );
});
