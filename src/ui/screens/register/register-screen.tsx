import { MailCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { redirectTarget, withRedirect } from '@/domain/navigation/login-path';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import styles from '@/ui/screens/account/account.module.css';
import { AccountPage } from '@/ui/screens/account/account-page';
import { Outcome } from '@/ui/screens/account/outcome';
import { ResendEmail } from '@/ui/screens/account/resend-email';
import { RegisterForm } from '@/ui/screens/register/register-form';
import { type Registered, RegisterViewModel } from '@/ui/screens/register/register-view-model';

/** Source: spec §2 register; ROUTE-19, FORM-01. */
export const Screen = observer(function RegisterScreen({ route }: ScreenProps) {
  const model = useModel(RegisterViewModel, redirectTarget(route));
  const { t } = useText();
  const login = withRedirect(buildPath.login(), redirectTarget(route));
  if (model.registered !== undefined) return <CheckMail registered={model.registered} login={login} />;
  return (
    <AccountPage title={t('register.header')} text={t('register.text')}>
      <RegisterForm model={model} login={login} />
      <div className={styles['ways']}>
        <div className={styles['way']}>
          <span>{t('register.haveAccount')}</span>
          <Link className={styles['link']} to={login}>
            {t('login.submit')}
          </Link>
        </div>
      </div>
    </AccountPage>
  );
});

interface CheckMailProps {
  readonly registered: Registered;
  readonly login: string;
}

/** The account is active once the link in the email was opened. */
const CheckMail = observer(function CheckMail({ registered, login }: CheckMailProps) {
  const { t } = useText();
  const { email, isEmailSent } = registered;
  return (
    <Outcome>
      <Message
        icon={<MailCheck size={56} />}
        title={t(isEmailSent ? 'register.sentHeader' : 'register.notSentHeader')}
        text={t(isEmailSent ? 'register.sentText' : 'register.notSentText', { email })}
      >
        <ResendEmail email={email} />
        <ButtonLink variant="bare" to={login}>
          {t('login.submit')}
        </ButtonLink>
      </Message>
    </Outcome>
  );
});
