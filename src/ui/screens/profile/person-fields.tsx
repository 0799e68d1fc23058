import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Field } from '@/ui/components/field';
import type { ProfileViewModel } from '@/ui/screens/profile/profile-view-model';
import styles from '@/ui/screens/profile/profile.module.css';
import { useErrorText } from '@/ui/screens/account/use-error-text';

const NAME_MAX_CHARS = 100;

/** Source: FORM-02. */
export const PersonFields = observer(function PersonFields({ model }: { readonly model: ProfileViewModel }) {
  const { t } = useText();
  const errorOf = useErrorText(model.errors);
  const { draft, isPhoneRequired } = model;
  return (
    <fieldset className={styles['fields']}>
      <legend>{t('profile.you')}</legend>
      <Field
        label={t('profile.firstName')}
        error={errorOf('firstName')}
        name="name"
        autoComplete="given-name"
        maxLength={NAME_MAX_CHARS}
        required
        value={draft.name}
        onChange={(event) => model.change({ name: event.target.value })}
      />
      <Field
        label={t('profile.lastName')}
        error={errorOf('lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={NAME_MAX_CHARS}
        required
        value={draft.lastName}
        onChange={(event) => model.change({ lastName: event.target.value })}
      />
      <Field
        label={t('profile.email')}
        hint={t('profile.emailHint')}
        error={errorOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={draft.email}
        onChange={(event) => model.change({ email: event.target.value })}
      />
      <Field
        label={t(isPhoneRequired ? 'profile.phone' : 'profile.phoneOptional')}
        error={errorOf('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required={isPhoneRequired}
        value={draft.phone}
        onChange={(event) => model.change({ phone: event.target.value })}
      />
    </fieldset>
  );
});
