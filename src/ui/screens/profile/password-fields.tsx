import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/app/use-text';
import { Field } from '@/ui/parts/field';
import { PasswordRules } from '@/ui/parts/password-rules';
import type { ProfileViewModel } from '@/ui/screens/profile/profile-view-model';
import styles from '@/ui/screens/profile/profile.module.css';
import { useFaultText } from '@/ui/screens/profile/use-fault-text';

/** All three together, or none. Source: FORM-02; PASS-01 to PASS-06. */
export const PasswordFields = observer(function PasswordFields({
  model,
}: {
  readonly model: ProfileViewModel;
}) {
  const { t } = useText();
  const faultOf = useFaultText(model);
  const { passwords } = model;
  return (
    <fieldset className={styles['fields']}>
      <legend>{t('profile.passwordHeader')}</legend>
      <p className={styles['soft']}>{t('profile.passwordText')}</p>
      <Field
        label={t('profile.currentPassword')}
        error={faultOf('current')}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        value={passwords.current}
        onChange={(event) => model.type({ current: event.target.value })}
      />
      <Field
        label={t('profile.newPassword')}
        error={faultOf('wanted')}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        value={passwords.wanted}
        onChange={(event) => model.type({ wanted: event.target.value })}
      />
      <Field
        label={t('profile.repeatedPassword')}
        error={faultOf('repeated')}
        name="repeatedPassword"
        type="password"
        autoComplete="new-password"
        value={passwords.repeated}
        onChange={(event) => model.type({ repeated: event.target.value })}
      />
      {(passwords.wanted !== '' || passwords.repeated !== '') && (
        <PasswordRules password={passwords.wanted} repeated={passwords.repeated} />
      )}
    </fieldset>
  );
});
