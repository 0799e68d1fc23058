import { reaction } from 'mobx';
import type { NoticeStore } from '@/application/stores/notice-store';
import type { Stop } from '@/domain/ports/clock';

/** Answers every question the same way, for a program with nobody to ask. */
export const answerQuestions = (notices: NoticeStore, isYes: boolean): Stop =>
  reaction(
    () => notices.question,
    (question) => question !== undefined && notices.answer(question.id, isYes),
    { fireImmediately: true },
  );
