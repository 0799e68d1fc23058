import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';

import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { REASON_MAX_CHARS } from '@/domain/order/rollback-reason';
import type { BoardOrder } from '@/domain/staff/board';
import { Button } from '@/ui/components/button';
import { DialogActions } from '@/ui/components/dialog';
import { Field, FieldError } from '@/ui/components/field';
import { RefundLines } from '@/ui/staff/board/refund-lines';
import { REFUND_PARTS, type RefundPart, RefundViewModel } from '@/ui/staff/board/refund-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import { useMoney } from '@/ui/view-model/use-money';
import styles from '@/ui/staff/board/take-back-form.module.css';

const PART_NAMES: Readonly<Record<RefundPart, StaffTextKey>> = {
  whole: 'staff.refund.whole',
  lines: 'staff.refund.lines',
  amount: 'staff.refund.part',
};

/** Gives money of an order back: all that is left, some dishes, or an amount. */
export const RefundForm = observer(function RefundForm({ order }: { readonly order: BoardOrder }) {
  const model = useModel(RefundViewModel, order);
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
        {REFUND_PARTS.map((part) => (
          <label key={part}>
            <input
              type="radio"
              name="part"
              checked={model.part === part}
              onChange={() => model.setPart(part)}
            />
            {t(PART_NAMES[part])}
          </label>
        ))}
      </fieldset>
      {model.part === 'lines' && <RefundLines model={model} />}
      {model.part === 'amount' && (
        <Field
          label={t('staff.refund.amount', { currency: order.currency.symbol })}
          inputMode="decimal"
          value={model.amount}
          error={model.isPartWrong ? t('staff.amountWrong') : undefined}
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
