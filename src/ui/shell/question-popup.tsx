import { observer } from 'mobx-react-lite';

import { NoticeStore } from '@/application/notices/notice-store';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';

/** A yes/no question. Source: spec §2 Popups; SHELL-27. */
export const QuestionPopup = observer(function QuestionPopup() {
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
        <Button variant="quiet" onClick={() => notices.answer(question.id, false)}>
          {t('popup.no')}
        </Button>
        <Button onClick={() => notices.answer(question.id, true)}>{t('popup.yes')}</Button>
      </DialogActions>
    </Dialog>
  );
});
