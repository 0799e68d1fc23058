import { Mail } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import styles from '@/ui/screens/account/account.module.css';
import { AccountForm } from '@/ui/screens/account/account-form';
import { EmailField } from '@/ui/screens/account/email-field';
import { FormError } from '@/ui/screens/account/form-error';
import { ResendViewModel } from '@/ui/screens/account/resend-view-model';
import { useErrorText } from '@/ui/screens/account/use-error-text';

/** Sends the email again to the given address. */
export const ResendEmail = observer(function ResendEmail({ email }: { readonly email: string }) {
  const model = useModel(ResendViewModel, email);
  const { t } = useText();
  return (
    <div className={styles['form']}>
      <Button variant="quiet" isWide aria-busy={model.state === 'sending'} onClick={() => void model.send()}>
        <Mail aria-hidden="true" size={20} />
        {t(model.state === 'sending' ? 'confirmation.resending' : 'confirmation.resend')}
      </Button>
      <ResendStatus model={model} />
    </div>
  );
});

/** Asks for the address first. */
export const ResendForm = observer(function ResendForm() {
  const model = useModel(ResendViewModel, '');
  const { t } = useText();
  const errorOf = useErrorText(model.errors);
  return (
    <AccountForm
      refusals={model.errors.refusals}
      isWorking={model.state === 'sending'}
      submitLabel={t('confirmation.resend')}
      workingLabel={t('confirmation.resending')}
      onSubmit={() => model.send()}
    >
      <EmailField
        value={model.email}
        error={errorOf('email')}
        autoComplete="email"
        onChange={(email) => model.setEmail(email)}
      />
      <ResendStatus model={model} />
    </AccountForm>
  );
});

const ResendStatus = observer(function ResendStatus({ model }: { readonly model: ResendViewModel }) {
  const { t, say } = useText();
  return (
    <>
      <p role="status" className={styles['news']}>
        {model.state === 'sent' && t('confirmation.resent', { email: model.email.trim() })}
      </p>
      <FormError text={model.failure && say(model.failure)} />
    </>
  );
});
