import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import { NoticeStore } from '@/application/notices/notice-store';
import type { Notice } from '@/domain/notice/notice';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';

interface Answers {
  readonly yes: TextKey;
  readonly no: TextKey;
}

/** The buttons say what they do. */
const ANSWERS: Readonly<Partial<Record<Notice['key'], Answers>>> = {
  'confirm.cancelOrder': { yes: 'confirm.empty', no: 'confirm.keep' },
  'confirm.resetBasket': { yes: 'confirm.leave', no: 'confirm.stay' },
  'confirm.otherShop': { yes: 'confirm.change', no: 'confirm.keep' },
};

const YES_OR_NO: Answers = { yes: 'popup.yes', no: 'popup.no' };

/** A question with two answers; its title is the question. Source: spec §2 Popups; SHELL-27. */
export const QuestionPopup = observer(function QuestionPopup() {
  const notices = useService(NoticeStore);
  const { t, say } = useText();
  const { question } = notices;
  if (question === undefined) return null;
  const answers = ANSWERS[question.notice.key] ?? YES_OR_NO;
  return (
    <Dialog
      role="alertdialog"
      title={say(question.notice)}
      closeLabel={t('popup.close')}
      onClose={() => notices.answer(question.id, false)}
    >
      <DialogActions>
        <Button variant="quiet" value="no" onClick={() => notices.answer(question.id, false)}>
          {t(answers.no)}
        </Button>
        <Button value="yes" onClick={() => notices.answer(question.id, true)}>
          {t(answers.yes)}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
