import { Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { Passkey } from '@/domain/customer/passkey';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import { Field } from '@/ui/components/field';
import { FormError } from '@/ui/screens/account/form-error';
import { ChangePasskeyViewModel } from '@/ui/screens/profile/change-passkey-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

interface ChangePasskeyProps {
  readonly passkey: Passkey;
  readonly onRenamed: (passkey: Passkey) => void;
  readonly onRemoved: (passkey: Passkey) => void;
  readonly onClose: () => void;
}

/** The name of a passkey, and its removal. Source: DEC-99. */
export const ChangePasskeyPopup = observer(function ChangePasskeyPopup({
  passkey,
  onRenamed,
  onRemoved,
  onClose,
}: ChangePasskeyProps) {
  const model = useModel(ChangePasskeyViewModel, passkey, { onRenamed, onRemoved });
  const { t, say } = useText();
  return (
    <Dialog title={t('profile.changePasskeyHeader')} closeLabel={t('popup.close')} onClose={onClose}>
      <form
        noValidate
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          void model.rename();
        }}
      >
        <Field
          label={t('profile.passkeyName')}
          name="passkeyName"
          autoComplete="off"
          required
          value={model.name}
          error={model.isNameRefused ? t('profile.passkeyNameWrong') : undefined}
          onChange={(event) => model.setName(event.target.value)}
        />
        <p className={styles['soft']}>{t('profile.removePasskeyText')}</p>
        <FormError text={model.problem && say(model.problem)} />
        <DialogActions>
          <Button variant="quiet" onClick={() => void model.remove()}>
            <Trash2 aria-hidden="true" size={20} />
            {t('profile.removePasskey')}
          </Button>
          <Button type="submit" aria-busy={model.isWorking}>
            {t('profile.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});
