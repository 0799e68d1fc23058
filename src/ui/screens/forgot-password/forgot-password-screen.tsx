import { MailCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { redirectTarget, withRedirect } from '@/domain/navigation/login-path';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import styles from '@/ui/screens/account/account.module.css';
import { AccountForm } from '@/ui/screens/account/account-form';
import { AccountPage } from '@/ui/screens/account/account-page';
import { EmailField } from '@/ui/screens/account/email-field';
import { FormError } from '@/ui/screens/account/form-error';
import { Outcome } from '@/ui/screens/account/outcome';
import { useErrorText } from '@/ui/screens/account/use-error-text';
import { ForgotPasswordViewModel } from '@/ui/screens/forgot-password/forgot-password-view-model';

/** Source: spec §2 forgotPassword; ROUTE-23. */
export const Screen = observer(function ForgotPasswordScreen({ route }: ScreenProps) {
  const model = useModel(ForgotPasswordViewModel);
  const { t, say } = useText();
  const errorOf = useErrorText(model.errors);
  const login = withRedirect(buildPath.login(), redirectTarget(route));
  if (model.sentTo !== undefined) return <CheckMail model={model} email={model.sentTo} login={login} />;
  return (
    <AccountPage title={t('forgotPassword.header')} text={t('forgotPassword.text')}>
      <AccountForm
        refusals={model.errors.refusals}
        isWorking={model.isWorking}
        submitLabel={t('forgotPassword.submit')}
        workingLabel={t('forgotPassword.working')}
        onSubmit={() => model.submit()}
      >
        <EmailField
          value={model.email}
          error={errorOf('email')}
          autoComplete="username"
          onChange={(email) => model.setEmail(email)}
        />
        <FormError text={model.failure && say(model.failure)} />
      </AccountForm>
      <div className={styles['ways']}>
        <Link className={styles['link']} to={login}>
          {t('login.submit')}
        </Link>
      </div>
    </AccountPage>
  );
});

interface CheckMailProps {
  readonly model: ForgotPasswordViewModel;
  readonly email: string;
  readonly login: string;
}

const CheckMail = observer(function CheckMail({ model, email, login }: CheckMailProps) {
  const { t } = useText();
  return (
    <Outcome>
      <Message
        icon={<MailCheck size={56} />}
        title={t('forgotPassword.sentHeader')}
        text={t('forgotPassword.sentText', { email })}
      >
        <ButtonLink variant="quiet" to={login}>
          {t('login.submit')}
        </ButtonLink>
        <Button variant="bare" onClick={() => model.askAgain()}>
          {t('forgotPassword.again')}
        </Button>
      </Message>
    </Outcome>
  );
});
