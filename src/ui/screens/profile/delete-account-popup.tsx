import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import { PasswordField } from '@/ui/components/password-field';
import type { OwnDataViewModel } from '@/ui/screens/profile/own-data-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

/** Shows what is deleted and what stays before asking for the password. Source: decisions, DELETE /api/user. */
export const DeleteAccountPopup = observer(function DeleteAccountPopup({
  model,
}: {
  readonly model: OwnDataViewModel;
}) {
  const { t } = useText();
  const close = () => model.askToDelete(false);
  return (
    <Dialog
      role="alertdialog"
      title={t('profile.deleteHeader')}
      closeLabel={t('popup.close')}
      onClose={close}
    >
      <form
        noValidate
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          void model.deleteAccount();
        }}
      >
        <p>{t('profile.deleteWarning')}</p>
        <PasswordField
          label={t('profile.deletePassword')}
          name="currentPassword"
          autoComplete="current-password"
          value={model.password}
          error={model.isPasswordWrong ? t('error.account.PasswordMismatch') : undefined}
          isShown={model.isPasswordShown}
          onChange={model.setPassword}
          onShow={model.showPassword}
        />
        <DialogActions>
          <Button variant="quiet" onClick={close}>
            {t('profile.keep')}
          </Button>
          <Button type="submit" aria-busy={model.isDeleting}>
            {t(model.isDeleting ? 'profile.deleting' : 'profile.deleteNow')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});
