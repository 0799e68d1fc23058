import { observer } from 'mobx-react-lite';

import { NoticeStore } from '@/application/notices/notice-store';
import { AppStore } from '@/application/app/app-store';
import { closedError } from '@/domain/notice/error-state';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import { SaveRecordingButton } from '@/ui/components/save-recording-button';

/**
 * The error message, and the session recording once the deferred part is loaded. Source: spec §8 Handling; SHELL-26,
 * HAND-01.
 */
export const ErrorPopup = observer(function ErrorPopup() {
  const notices = useService(NoticeStore);
  const { t, say } = useText();
  const { isAppLoaded } = useService(AppStore);
  const close = () => notices.setError(closedError);
  return (
    <Dialog role="alertdialog" title={t('popup.error')} closeLabel={t('popup.close')} onClose={close}>
      <p>{notices.error.message && say(notices.error.message)}</p>
      <DialogActions>
        {isAppLoaded && <SaveRecordingButton />}
        <Button onClick={close}>{t('popup.close')}</Button>
      </DialogActions>
    </Dialog>
  );
});
