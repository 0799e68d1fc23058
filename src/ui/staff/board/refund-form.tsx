import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';

import { REASON_MAX_CHARS } from '@/domain/order/rollback-reason';
import type { BoardOrder } from '@/domain/staff/board';
import { Button } from '@/ui/components/button';
import { DialogActions } from '@/ui/components/dialog';
import { Field, FieldError } from '@/ui/components/field';
import { RefundViewModel } from '@/ui/staff/board/refund-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import { useMoney } from '@/ui/view-model/use-money';
import styles from '@/ui/staff/board/take-back-form.module.css';

/** Gives money of an order back: all that is left, or a part. */
export const RefundForm = observer(function RefundForm({ order }: { readonly order: BoardOrder }) {
  const model = useModel(RefundViewModel, order.orderId);
  const { t, say } = useStaffText();
  const money = useMoney(order.currency);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void model.refund();
  };
  if (model.outcome !== undefined) {
    return (
      <p role="status">{t(model.outcome === 'pending' ? 'staff.refund.pending' : 'staff.refund.done')}</p>
    );
  }
  return (
    <form className={styles['form']} onSubmit={onSubmit}>
      <p>{t('staff.refund.total', { total: money(order.total, 'receipt') })}</p>
      <fieldset className={styles['reasons']}>
        <legend>{t('staff.refund.howMuch')}</legend>
        {[true, false].map((isWhole) => (
          <label key={String(isWhole)}>
            <input
              type="radio"
              name="part"
              checked={model.isWhole === isWhole}
              onChange={() => model.setWhole(isWhole)}
            />
            {t(isWhole ? 'staff.refund.whole' : 'staff.refund.part')}
          </label>
        ))}
      </fieldset>
      {!model.isWhole && (
        <Field
          label={t('staff.refund.amount', { currency: order.currency.symbol })}
          inputMode="decimal"
          value={model.amount}
          error={model.isAmountWrong ? t('staff.amountWrong') : undefined}
          onChange={({ target }) => model.setAmount(target.value)}
        />
      )}
      <Field
        label={t('staff.takeBack.reason')}
        maxLength={REASON_MAX_CHARS}
        required
        value={model.reason}
        onChange={({ target }) => model.setReason(target.value)}
      />
      <div role="alert">
        {model.problem !== undefined && <FieldError id="refund-problem" text={say(model.problem)} />}
      </div>
      <DialogActions>
        <Button type="submit" isBig aria-disabled={model.isSending}>
          {t(model.isSending ? 'staff.sending' : 'staff.refund.submit')}
        </Button>
      </DialogActions>
    </form>
  );
});
