import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';

import { Button } from '@/ui/components/button';
import { Field, FieldError } from '@/ui/components/field';
import { LanguageSelect } from '@/ui/staff/app/language-select';
import { LoginViewModel } from '@/ui/staff/app/login-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/app/login-screen.module.css';

export const LoginScreen = observer(function LoginScreen() {
  const model = useModel(LoginViewModel);
  const { t, say } = useStaffText();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void model.logIn();
  };
  return (
    <main className={styles['page']}>
      <form className={styles['form']} onSubmit={onSubmit}>
        <h1>{t('staff.login.header')}</h1>
        <Field
          label={t('staff.login.email')}
          type="email"
          autoComplete="username"
          required
          value={model.email}
          onChange={({ target }) => model.setEmail(target.value)}
        />
        <Field
          label={t('staff.login.password')}
          type="password"
          autoComplete="current-password"
          required
          value={model.password}
          onChange={({ target }) => model.setPassword(target.value)}
        />
        <div role="alert">
          {model.problem !== undefined && <FieldError id="login-problem" text={say(model.problem)} />}
        </div>
        <Button type="submit" isBig isWide aria-disabled={model.isSending}>
          {t(model.isSending ? 'staff.sending' : 'staff.login.submit')}
        </Button>
        {model.hasPasskeys && (
          <Button
            variant="quiet"
            isWide
            aria-disabled={model.isSending}
            onClick={() => void model.logInByPasskey()}
          >
            <KeyRound aria-hidden="true" size={20} />
            {t('staff.login.passkey')}
          </Button>
        )}
      </form>
      <LanguageSelect />
    </main>
  );
});
