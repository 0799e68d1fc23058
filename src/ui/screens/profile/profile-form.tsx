import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import { assertNever } from '@/domain/shared/assert-never';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { FormError } from '@/ui/screens/account/form-error';
import { useErrorText } from '@/ui/screens/account/use-error-text';
import { PasswordFields } from '@/ui/screens/profile/password-fields';
import { PersonFields } from '@/ui/screens/profile/person-fields';
import type { ProfileViewModel, Saved } from '@/ui/screens/profile/profile-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

import { useLeavingWarning } from '@/ui/screens/profile/use-leaving-warning';

interface ProfileFormProps {
  readonly model: ProfileViewModel;
}

/** Shows every error beside its field, and focuses the first wrong one. Source: FORM-02. */
export const ProfileForm = observer(function ProfileForm({ model }: ProfileFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { refusals } = model.errors;
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  useLeavingWarning(model.isChanged);
  return (
    <form
      ref={element}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void model.save();
      }}
    >
      <PersonFields model={model} />
      <PasswordFields model={model} />
      <FormEnd model={model} />
    </form>
  );
});

const FormEnd = observer(function FormEnd({ model }: ProfileFormProps) {
  const { t } = useText();
  const errorOf = useErrorText(model.errors);
  return (
    <div className={styles['end']}>
      <FormError text={errorOf('form')} />
      {model.isChanged && <p className={styles['soft']}>{t('profile.unsaved')}</p>}
      <p role="status" className={styles['saved']}>
        {model.saved !== undefined && <SavedText saved={model.saved} />}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" aria-busy={model.isSaving}>
          {t(model.isSaving ? 'profile.saving' : 'profile.save')}
        </Button>
        {model.isChanged && (
          <Button variant="quiet" onClick={model.discard}>
            {t('profile.discard')}
          </Button>
        )}
      </div>
    </div>
  );
});

const SavedText = observer(function SavedText({ saved }: { readonly saved: Saved }) {
  const { t } = useText();
  switch (saved.kind) {
    case 'saved':
      return t('profile.saved');
    case 'email':
      return t('profile.savedEmail', { email: saved.email });
    case 'password':
      return t('profile.savedPassword');
    default:
      return assertNever(saved);
  }
});
