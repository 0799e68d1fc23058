import { reaction } from 'mobx';
import type { NoticeStore, Question } from '@/application/notices/notice-store';
import type { Disposer } from '@/domain/ports/clock';

/** Calls `reply` for each question when it is shown, for a program that answers automatically. */
export const answerQuestions = (notices: NoticeStore, reply: (question: Question) => void): Disposer =>
  reaction(
    () => notices.question,
    (question) => question !== undefined && reply(question),
    { fireImmediately: true },
  );
