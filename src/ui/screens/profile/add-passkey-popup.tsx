import { observer } from 'mobx-react-lite';

import type { Passkey } from '@/domain/customer/passkey';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import { PasswordField } from '@/ui/components/password-field';
import { FormError } from '@/ui/screens/account/form-error';
import { AddPasskeyViewModel } from '@/ui/screens/profile/add-passkey-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

interface AddPasskeyProps {
  readonly onAdded: (passkey: Passkey) => void;
  readonly onClose: () => void;
}

/** Asks for the password before the browser asks for the passkey. Source: DEC-99. */
export const AddPasskeyPopup = observer(function AddPasskeyPopup({ onAdded, onClose }: AddPasskeyProps) {
  const model = useModel(AddPasskeyViewModel, onAdded);
  const { t, say } = useText();
  return (
    <Dialog title={t('profile.addPasskey')} closeLabel={t('popup.close')} onClose={onClose}>
      <form
        noValidate
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          void model.add();
        }}
      >
        <p>{t('profile.addPasskeyText')}</p>
        <PasswordField
          label={t('profile.currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          value={model.password}
          error={model.isPasswordWrong ? t('error.account.PasswordMismatch') : undefined}
          isShown={model.isPasswordShown}
          onChange={model.setPassword}
          onShow={model.showPassword}
        />
        <FormError text={model.problem && say(model.problem)} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {t('profile.notNow')}
          </Button>
          <Button type="submit" aria-busy={model.isWorking}>
            {t(model.isWorking ? 'profile.addingPasskey' : 'profile.addPasskeyNow')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});
