import { observer } from 'mobx-react-lite';

import { NoticeStore } from '@/application/stores/notice-store';
import { closedError } from '@/domain/notice/error-state';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import { Button } from '@/ui/parts/button';
import { Dialog, DialogActions } from '@/ui/parts/dialog';

/** What went wrong. Source: spec §8 Handling; SHELL-26, HAND-01. */
export const ErrorPopup = observer(function ErrorPopup() {
  const notices = useService(NoticeStore);
  const { t, say } = useText();
  const close = () => notices.setError(closedError);
  return (
    <Dialog role="alertdialog" title={t('popup.error')} closeLabel={t('popup.close')} onClose={close}>
      <p>{notices.error.message && say(notices.error.message)}</p>
      <DialogActions>
        <Button onClick={close}>{t('popup.close')}</Button>
      </DialogActions>
    </Dialog>
  );
});
