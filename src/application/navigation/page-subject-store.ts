import { makeAutoObservable } from 'mobx';

/**
 * What the shown page is about now, in the shown language, where its address alone does not tell. Source: WCAG 2.4.2.
 */
export class PageSubjectStore {
  subject: string | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  setSubject(subject: string | undefined): void {
    this.subject = subject;
  }
}
