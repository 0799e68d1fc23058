import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';

import { REASON_MAX_CHARS } from '@/domain/order/rollback-reason';
import { TAKE_BACK_REASONS, type TakeBackReason } from '@/domain/staff/take-back-reasons';
import { Button } from '@/ui/components/button';
import { DialogActions } from '@/ui/components/dialog';
import { Field } from '@/ui/components/field';
import { REASON_NAMES } from '@/ui/staff/board/use-reason-text';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/board/take-back-form.module.css';

/** A reason that guests read in their own language, or one in the words of the shop. */
export const TakeBackForm = observer(function TakeBackForm({
  onTakeBack,
}: {
  readonly onTakeBack: (reason: string) => void;
}) {
  const { t } = useStaffText();
  const [usual, setUsual] = useState<TakeBackReason | 'own'>('soldOut');
  const [own, setOwn] = useState('');
  const reason = usual === 'own' ? own.trim() : usual;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason !== '') onTakeBack(reason);
  };
  return (
    <form className={styles['form']} onSubmit={onSubmit}>
      <p>{t('staff.takeBack.hint')}</p>
      <fieldset className={styles['reasons']}>
        <legend>{t('staff.takeBack.reason')}</legend>
        {([...TAKE_BACK_REASONS, 'own'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="reason" checked={usual === each} onChange={() => setUsual(each)} />
            {t(each === 'own' ? 'staff.takeBack.own' : REASON_NAMES[each])}
          </label>
        ))}
      </fieldset>
      {usual === 'own' && (
        <Field
          label={t('staff.takeBack.ownText')}
          maxLength={REASON_MAX_CHARS}
          required
          value={own}
          onChange={({ target }) => setOwn(target.value)}
        />
      )}
      <DialogActions>
        <Button type="submit" isBig>
          {t('staff.takeBack.submit')}
        </Button>
      </DialogActions>
    </form>
  );
});
