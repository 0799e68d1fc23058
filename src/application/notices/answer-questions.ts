import { reaction } from 'mobx';
import type { NoticeStore, Question } from '@/application/notices/notice-store';
import type { Disposer } from '@/domain/ports/clock';

/** Tells each question when its turn has come, for a program that answers by itself. */
export const answerQuestions = (notices: NoticeStore, reply: (question: Question) => void): Disposer =>
  reaction(
    () => notices.question,
    (question) => question !== undefined && reply(question),
    { fireImmediately: true },
  );
