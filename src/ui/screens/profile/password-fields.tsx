import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { PasswordField } from '@/ui/components/password-field';
import { NewPasswordFields } from '@/ui/screens/account/new-password-fields';
import { useErrorText } from '@/ui/screens/account/use-error-text';
import type { ProfileViewModel } from '@/ui/screens/profile/profile-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

/** All three together, or none. Source: FORM-02; PASS-01 to PASS-06. */
export const PasswordFields = observer(function PasswordFields({
  model,
}: {
  readonly model: ProfileViewModel;
}) {
  const { t } = useText();
  const errorOf = useErrorText(model.errors);
  const { passwords, isPasswordShown } = model;
  return (
    <fieldset className={styles['fields']}>
      <legend>{t('profile.passwordHeader')}</legend>
      <p className={styles['soft']}>{t('profile.passwordText')}</p>
      <PasswordField
        label={t('profile.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        value={passwords.current}
        error={errorOf('currentPassword')}
        isShown={isPasswordShown}
        isRequired={false}
        onChange={(current) => model.type({ current })}
      />
      <NewPasswordFields
        passwordLabel={t('profile.newPassword')}
        repeatedLabel={t('profile.repeatedPassword')}
        password={passwords.wanted}
        repeatedPassword={passwords.repeated}
        errors={model.errors}
        isShown={isPasswordShown}
        isRequired={false}
        onType={({ password: wanted, repeatedPassword: repeated }) =>
          model.type({ ...(wanted !== undefined && { wanted }), ...(repeated !== undefined && { repeated }) })
        }
        onShow={model.showPassword}
      />
    </fieldset>
  );
});
