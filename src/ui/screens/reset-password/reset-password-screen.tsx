import { KeyRound, Link2Off, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import { AccountForm } from '@/ui/screens/account/account-form';
import { AccountPage } from '@/ui/screens/account/account-page';
import { FormError } from '@/ui/screens/account/form-error';
import { NewPasswordFields } from '@/ui/screens/account/new-password-fields';
import { Outcome } from '@/ui/screens/account/outcome';
import { useErrorText } from '@/ui/screens/account/use-error-text';
import { ResetPasswordViewModel } from '@/ui/screens/reset-password/reset-password-view-model';

/** Source: spec §2 resetPassword; ROUTE-24, VAL-06. */
export const Screen = observer(function ResetPasswordScreen({ route: { query } }: ScreenProps) {
  const model = useModel(ResetPasswordViewModel, { email: query.get('email'), code: query.get('code') });
  const { t } = useText();
  switch (model.state) {
    case 'missing':
      return (
        <Message
          icon={<KeyRound size={56} />}
          title={t('resetPassword.missingHeader')}
          text={t('resetPassword.missingText')}
        >
          <AskAgain />
        </Message>
      );
    case 'invalid':
      return (
        <Outcome>
          <Message
            icon={<Link2Off size={56} />}
            title={t('resetPassword.invalidHeader')}
            text={t('resetPassword.invalidText')}
          >
            <AskAgain />
          </Message>
        </Outcome>
      );
    case 'done':
      return (
        <Outcome>
          <Message
            icon={<ShieldCheck size={56} />}
            title={t('resetPassword.doneHeader')}
            text={t('resetPassword.doneText')}
          >
            <ButtonLink isBig to={buildPath.login()}>
              {t('login.submit')}
            </ButtonLink>
          </Message>
        </Outcome>
      );
    default:
      return <ResetForm model={model} />;
  }
});

const ResetForm = observer(function ResetForm({ model }: { readonly model: ResetPasswordViewModel }) {
  const { t, say } = useText();
  const errorOf = useErrorText(model.errors);
  return (
    <AccountPage title={t('resetPassword.header')} text={t('resetPassword.text', { email: model.email })}>
      <AccountForm
        refusals={model.errors.refusals}
        isWorking={model.state === 'working'}
        submitLabel={t('resetPassword.submit')}
        workingLabel={t('resetPassword.working')}
        onSubmit={() => model.submit()}
      >
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={model.email} readOnly hidden />
        <NewPasswordFields
          passwordLabel={t('resetPassword.password')}
          repeatedLabel={t('resetPassword.repeatedPassword')}
          {...model.passwords}
          errors={model.errors}
          isShown={model.isPasswordShown}
          onType={(typed) => model.typePassword(typed)}
          onShow={(isShown) => model.showPassword(isShown)}
        />
        <FormError text={errorOf('form') ?? (model.failure && say(model.failure))} />
      </AccountForm>
    </AccountPage>
  );
});

const AskAgain = observer(function AskAgain() {
  const { t } = useText();
  return (
    <ButtonLink isBig to={buildPath.forgotPassword()}>
      {t('resetPassword.askAgain')}
    </ButtonLink>
  );
});
