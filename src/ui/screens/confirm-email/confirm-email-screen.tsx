import { MailCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import styles from '@/ui/screens/account/account.module.css';
import { AccountForm } from '@/ui/screens/account/account-form';
import { AccountPage } from '@/ui/screens/account/account-page';
import { FormError } from '@/ui/screens/account/form-error';
import { Outcome } from '@/ui/screens/account/outcome';
import { ResendForm } from '@/ui/screens/account/resend-email';
import { ConfirmEmailViewModel } from '@/ui/screens/confirm-email/confirm-email-view-model';

interface ConfirmEmailProps {
  readonly model: ConfirmEmailViewModel;
}

/** Source: spec §2 confirmEmail; ROUTE-25. */
export const Screen = observer(function ConfirmEmailScreen({ route: { query } }: ScreenProps) {
  const model = useModel(ConfirmEmailViewModel, { userId: query.get('userId'), code: query.get('code') });
  switch (model.state) {
    case 'done':
      return <Confirmed model={model} />;
    case 'missing':
    case 'invalid':
      return <NotConfirmed model={model} />;
    default:
      return <Confirm model={model} />;
  }
});

const Confirm = observer(function Confirm({ model }: ConfirmEmailProps) {
  const { t, say } = useText();
  return (
    <AccountPage title={t('confirmEmail.header')} text={t('confirmEmail.text')}>
      <AccountForm
        refusals={0}
        isWorking={model.state === 'working'}
        submitLabel={t('confirmEmail.submit')}
        workingLabel={t('confirmEmail.working')}
        onSubmit={() => model.confirm()}
      >
        <FormError text={model.failure && say(model.failure)} />
      </AccountForm>
    </AccountPage>
  );
});

const Confirmed = observer(function Confirmed({ model }: ConfirmEmailProps) {
  const { t } = useText();
  const { isLoggedIn } = model;
  return (
    <Outcome>
      <Message
        icon={<MailCheck size={56} />}
        title={t('confirmEmail.doneHeader')}
        text={t(isLoggedIn ? 'confirmEmail.doneLoggedIn' : 'confirmEmail.doneText')}
      >
        <ButtonLink isBig to={isLoggedIn ? buildPath.profile() : buildPath.login()}>
          {t(isLoggedIn ? 'confirmEmail.toAccount' : 'login.submit')}
        </ButtonLink>
      </Message>
    </Outcome>
  );
});

/** The link is expired or incomplete: a new one can be requested. */
const NotConfirmed = observer(function NotConfirmed({ model }: ConfirmEmailProps) {
  const { t } = useText();
  const isInvalid = model.state === 'invalid';
  const page = (
    <AccountPage title={t(isInvalid ? 'confirmEmail.invalidHeader' : 'confirmEmail.missingHeader')}>
      <p>{t(isInvalid ? 'confirmEmail.invalidText' : 'confirmEmail.missingText')}</p>
      <ResendForm />
      <div className={styles['ways']}>
        <Link className={styles['link']} to={buildPath.login()}>
          {t('login.submit')}
        </Link>
      </div>
    </AccountPage>
  );
  return isInvalid ? <Outcome>{page}</Outcome> : page;
});
