import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';

import { STAFF_PASSWORD_MIN_CHARS } from '@/domain/staff/staff-member';
import { Button } from '@/ui/components/button';
import { DialogActions } from '@/ui/components/dialog';
import { Field, FieldError } from '@/ui/components/field';
import { PasswordViewModel } from '@/ui/staff/app/password-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/app/password-form.module.css';

interface PasswordFormProps {
  /** For password managers. */
  readonly email: string;
}

export const PasswordForm = observer(function PasswordForm({ email }: PasswordFormProps) {
  const model = useModel(PasswordViewModel);
  const { t, say } = useStaffText();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void model.change();
  };
  if (model.isDone) return <p role="status">{t('staff.password.done')}</p>;
  return (
    <form className={styles['form']} onSubmit={onSubmit}>
      <h3>{t('staff.password.change')}</h3>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('staff.password.current')}
        type="password"
        autoComplete="current-password"
        required
        value={model.current}
        onChange={({ target }) => model.set('current', target.value)}
      />
      <Field
        label={t('staff.password.new')}
        hint={t('staff.password.rules', { chars: STAFF_PASSWORD_MIN_CHARS })}
        minLength={STAFF_PASSWORD_MIN_CHARS}
        type="password"
        autoComplete="new-password"
        required
        value={model.wanted}
        onChange={({ target }) => model.set('wanted', target.value)}
      />
      <div role="alert">
        {model.problem !== undefined && <FieldError id="password-problem" text={say(model.problem)} />}
      </div>
      <DialogActions>
        <Button type="submit" isBig aria-disabled={model.isSending}>
          {t(model.isSending ? 'staff.sending' : 'staff.password.change')}
        </Button>
      </DialogActions>
    </form>
  );
});
