import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import type { TextKey } from '@/adapters/i18n/text-key';
import { buildPath } from '@/domain/navigation/build-path';
import { redirectTarget, withRedirect } from '@/domain/navigation/login-path';
import { assertNever } from '@/domain/shared/assert-never';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useModel } from '@/ui/view-model/services';
import { type TextTools, useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { PasswordField } from '@/ui/components/password-field';
import styles from '@/ui/screens/account/account.module.css';
import { AccountForm } from '@/ui/screens/account/account-form';
import { AccountPage } from '@/ui/screens/account/account-page';
import { EmailField } from '@/ui/screens/account/email-field';
import { FormError } from '@/ui/screens/account/form-error';
import { ResendEmail } from '@/ui/screens/account/resend-email';
import { useErrorText } from '@/ui/screens/account/use-error-text';
import { type LoginProblem, LoginViewModel } from '@/ui/screens/login/login-view-model';

/** Source: spec §2 login, OPEN-24, OPEN-30; ROUTE-16, ROUTE-18. */
export const Screen = observer(function LoginScreen({ route }: ScreenProps) {
  const target = redirectTarget(route);
  const model = useModel(LoginViewModel, target);
  const { t } = useText();
  return (
    <AccountPage title={t('login.header')}>
      {model.hasExpired && <p className={styles['expired']}>{t('login.expired')}</p>}
      <ExternalEnding ending={route.query.get('externalLogin')} />
      <LoginForm model={model} />
      {(model.offersPasskeys || model.others.length > 0) && <OtherLogins model={model} />}
      <div className={styles['ways']}>
        <Link className={styles['link']} to={withRedirect(buildPath.forgotPassword(), target)}>
          {t('login.forgot')}
        </Link>
        <div className={styles['way']}>
          <span>{t('login.noAccount')}</span>
          <Link className={styles['link']} to={withRedirect(buildPath.register(), target)}>
            {t('login.register')}
          </Link>
        </div>
      </div>
    </AccountPage>
  );
});

const LoginForm = observer(function LoginForm({ model }: { readonly model: LoginViewModel }) {
  const tools = useText();
  const { t } = tools;
  const errorOf = useErrorText(model.errors);
  const { problem } = model;
  return (
    <>
      <AccountForm
        refusals={model.errors.refusals}
        isWorking={model.working === 'password'}
        submitLabel={t('login.submit')}
        workingLabel={t('login.working')}
        onSubmit={() => model.submit()}
      >
        <EmailField
          value={model.email}
          error={errorOf('email')}
          autoComplete="username"
          onChange={(email) => model.setEmail(email)}
        />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          value={model.password}
          error={errorOf('password')}
          isShown={model.isPasswordShown}
          onChange={(password) => model.setPassword(password)}
          onShow={(isShown) => model.showPassword(isShown)}
        />
        <FormError text={problem && problemText(problem, tools)} />
      </AccountForm>
      {problem?.kind === 'notConfirmed' && <ResendEmail key={problem.email} email={problem.email} />}
    </>
  );
});

function problemText(problem: LoginProblem, { t, say }: TextTools): string {
  switch (problem.kind) {
    case 'wrong':
      return t('login.wrong');
    case 'notConfirmed':
      return t('login.notConfirmed', { email: problem.email });
    case 'noCookie':
      return t('login.noCookies');
    case 'failed':
      return say(problem.notice);
    default:
      return assertNever(problem);
  }
}

/** A passkey, and other services by plain links, since each is another site. Source: DEC-99, OPEN-24. */
const OtherLogins = observer(function OtherLogins({ model }: { readonly model: LoginViewModel }) {
  const { t } = useText();
  return (
    <div className={styles['others']}>
      <p className={styles['or']}>{t('login.or')}</p>
      {model.offersPasskeys && (
        <Button
          variant="quiet"
          isWide
          aria-busy={model.working === 'passkey'}
          onClick={() => void model.logInByPasskey()}
        >
          <KeyRound aria-hidden="true" size={20} />
          {t(model.working === 'passkey' ? 'login.working' : 'login.passkey')}
        </Button>
      )}
      {model.others.map(({ name, path }) => (
        <a key={path} className={styles['other']} href={path}>
          {t('login.with', { name })}
        </a>
      ))}
    </div>
  );
});

const ENDINGS: ReadonlyMap<string, TextKey> = new Map([
  ['cancelled', 'login.external.cancelled'],
  ['unverified', 'login.external.unverified'],
  ['failed', 'login.external.failed'],
]);

/** The failure of a login at another service. */
const ExternalEnding = observer(function ExternalEnding({ ending }: { readonly ending: string | undefined }) {
  const { t } = useText();
  const key = ENDINGS.get(ending ?? '');
  return key === undefined ? null : <FormError text={t(key)} />;
});
