import { reaction } from 'mobx';
import type { StandingWork } from '@/application/reactions/standing-work';
import type { NoticeStore } from '@/application/stores/notice-store';
import type { Stop } from '@/domain/ports/clock';

/** Answers every question the same way, for a program with nobody to ask. */
export class AnswerQuestions implements StandingWork {
  private readonly notices: NoticeStore;
  private readonly isYes: boolean;

  constructor(notices: NoticeStore, isYes: boolean) {
    this.notices = notices;
    this.isYes = isYes;
  }

  start(): Stop {
    return reaction(
      () => this.notices.question,
      (question) => {
        if (question !== undefined) this.notices.answer(question.id, this.isYes);
      },
      { fireImmediately: true },
    );
  }
}
