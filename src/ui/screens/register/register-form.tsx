import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { useText } from '@/ui/view-model/use-text';
import { Field } from '@/ui/components/field';
import styles from '@/ui/screens/account/account.module.css';
import { AccountForm } from '@/ui/screens/account/account-form';
import { EmailField } from '@/ui/screens/account/email-field';
import { FormError } from '@/ui/screens/account/form-error';
import { NewPasswordFields } from '@/ui/screens/account/new-password-fields';
import { useErrorText } from '@/ui/screens/account/use-error-text';
import { FavoriteShopField } from '@/ui/screens/register/favorite-shop-field';
import type { RegisterViewModel } from '@/ui/screens/register/register-view-model';
import { TermsField } from '@/ui/screens/register/terms-field';

interface RegisterFormProps {
  readonly model: RegisterViewModel;
  readonly login: string;
}

/** The eight fields, each with its error. Source: FORM-01. */
export const RegisterForm = observer(function RegisterForm({ model, login }: RegisterFormProps) {
  const { t, say } = useText();
  const errorOf = useErrorText(model.errors);
  return (
    <AccountForm
      refusals={model.errors.refusals}
      isWorking={model.isWorking}
      submitLabel={t('register.submit')}
      workingLabel={t('register.working')}
      onSubmit={() => model.submit()}
    >
      <PersonFields model={model} />
      {model.isEmailTaken && (
        <Link className={styles['link']} to={login}>
          {t('register.logInInstead')}
        </Link>
      )}
      <PhoneField model={model} />
      <NewPasswordFields
        passwordLabel={t('account.password')}
        repeatedLabel={t('register.repeatedPassword')}
        {...model.passwords}
        errors={model.errors}
        isShown={model.isPasswordShown}
        onType={(typed) => model.typePassword(typed)}
        onShow={(isShown) => model.showPassword(isShown)}
      />
      <FavoriteShopField model={model} />
      <TermsField
        isAccepted={model.draft.acceptedTerms}
        error={errorOf('acceptedTerms')}
        onChange={(acceptedTerms) => model.change({ acceptedTerms })}
      />
      <FormError text={errorOf('form') ?? (model.failure && say(model.failure))} />
    </AccountForm>
  );
});

const PersonFields = observer(function PersonFields({ model }: { readonly model: RegisterViewModel }) {
  const { t } = useText();
  const errorOf = useErrorText(model.errors);
  return (
    <>
      <div className={styles['names']}>
        <Field
          label={t('register.firstName')}
          error={errorOf('firstName')}
          name="firstName"
          autoComplete="given-name"
          required
          value={model.draft.firstName}
          onChange={(event) => model.change({ firstName: event.target.value })}
        />
        <Field
          label={t('register.lastName')}
          error={errorOf('lastName')}
          name="lastName"
          autoComplete="family-name"
          required
          value={model.draft.lastName}
          onChange={(event) => model.change({ lastName: event.target.value })}
        />
      </div>
      <EmailField
        value={model.draft.email}
        error={errorOf('email')}
        hint={t('register.emailHint')}
        autoComplete="email"
        onChange={(email) => model.change({ email })}
      />
    </>
  );
});

const PhoneField = observer(function PhoneField({ model }: { readonly model: RegisterViewModel }) {
  const { t } = useText();
  const errorOf = useErrorText(model.errors);
  return (
    <Field
      label={t(model.isPhoneRequired ? 'register.phone' : 'register.phoneOptional')}
      error={errorOf('phone')}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required={model.isPhoneRequired}
      value={model.draft.phone}
      onChange={(event) => model.change({ phone: event.target.value })}
    />
  );
});
