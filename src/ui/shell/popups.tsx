import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

import { NoticeStore } from '@/application/notices/notice-store';
import { useService } from '@/ui/view-model/services';

const ErrorPopup = lazy(() =>
  import('@/ui/shell/error-popup').then((module) => ({ default: module.ErrorPopup })),
);
const QuestionPopup = lazy(() =>
  import('@/ui/shell/question-popup').then((module) => ({ default: module.QuestionPopup })),
);

/** The error popup and the question popup, loaded on demand. Source: spec §2 Popups; SHELL-26, SHELL-27, HAND-01. */
export const Popups = observer(function Popups() {
  const notices = useService(NoticeStore);
  return (
    <Suspense>
      {notices.error.visible && <ErrorPopup />}
      {notices.question !== undefined && <QuestionPopup key={notices.question.id} />}
    </Suspense>
  );
});
