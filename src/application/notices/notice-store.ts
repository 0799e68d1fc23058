import { makeAutoObservable, observableRef } from 'mobx';
import type { ErrorState, Notice } from '@/domain/notice/notice';

/** A message that disappears by itself. */
export interface Toast {
  readonly id: number;
  readonly notice: Notice;
}

/** A question with the answers yes and no. */
export interface Question {
  readonly id: number;
  readonly notice: Notice;
  readonly answer: (isYes: boolean) => void;
}

/** A message for screen readers: at once (assertive) or when they are silent (polite). */
export interface Announcement {
  readonly id: number;
  readonly notice: Notice;
  readonly politeness: 'polite' | 'assertive';
}

/** All messages to the visitor outside the screens. Source: spec §3 Error state, AMB-56. */
export class NoticeStore {
  error: ErrorState = { visible: false, message: undefined };
  toasts: readonly Toast[] = [];
  questions: readonly Question[] = [];
  announcement: Announcement | undefined = undefined;
  private lastId = 0;

  constructor() {
    makeAutoObservable<this, 'lastId' | 'nextId'>(this, {
      error: observableRef,
      toasts: observableRef,
      questions: observableRef,
      announcement: observableRef,
      lastId: false,
      nextId: false,
    });
  }

  /** The question to show now; the others wait. */
  get question(): Question | undefined {
    return this.questions[0];
  }

  setError(error: ErrorState): void {
    this.error = error;
  }

  addToast(notice: Notice): void {
    this.toasts = [...this.toasts, { id: this.nextId(), notice }];
  }

  removeToast(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  announce(notice: Notice, politeness: 'polite' | 'assertive' = 'polite'): void {
    this.announcement = { id: this.nextId(), notice, politeness };
  }

  /** Queues the question behind the earlier ones, and resolves to the visitor's answer. */
  ask(notice: Notice): Promise<boolean> {
    return new Promise((resolve) => {
      this.addQuestion({ id: this.nextId(), notice, answer: resolve });
    });
  }

  answer(id: number, isYes: boolean): void {
    const question = this.questions.find((each) => each.id === id);
    this.questions = this.questions.filter((each) => each.id !== id);
    question?.answer(isYes);
  }

  private addQuestion(question: Question): void {
    this.questions = [...this.questions, question];
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }
}
