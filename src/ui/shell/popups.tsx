import { observer } from 'mobx-react-lite';

import { NoticeStore } from '@/application/stores/notice-store';
import { closedError } from '@/domain/notice/error-state';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import { Button } from '@/ui/parts/button';
import { Dialog, DialogActions } from '@/ui/parts/dialog';

/** The error popup and the question popup. Source: spec §2 Popups, §8 Handling; SHELL-26, SHELL-27, HAND-01. */
export const Popups = observer(function Popups() {
  const notices = useService(NoticeStore);
  return (
    <>
      {notices.error.visible && <ErrorPopup />}
      {notices.question !== undefined && <QuestionPopup key={notices.question.id} />}
    </>
  );
});

const ErrorPopup = observer(function ErrorPopup() {
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

const QuestionPopup = observer(function QuestionPopup() {
  const notices = useService(NoticeStore);
  const { t, say } = useText();
  const { question } = notices;
  if (question === undefined) return null;
  return (
    <Dialog
      role="alertdialog"
      title={t('popup.question')}
      closeLabel={t('popup.close')}
      onClose={() => notices.answer(question.id, false)}
    >
      <p>{say(question.notice)}</p>
      <DialogActions>
        <Button look="quiet" onClick={() => notices.answer(question.id, false)}>
          {t('popup.no')}
        </Button>
        <Button onClick={() => notices.answer(question.id, true)}>{t('popup.yes')}</Button>
      </DialogActions>
    </Dialog>
  );
});
