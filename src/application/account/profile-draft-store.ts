import { makeAutoObservable, observableRef } from 'mobx';

import type { ProfileDraft } from '@/domain/customer/profile-draft';

/** Unsaved changes of the profile form, which are still there after another screen. */
export class ProfileDraftStore {
  private draft: ProfileDraft | undefined = undefined;
  private memberNumber = '';

  constructor() {
    makeAutoObservable<this, 'draft'>(this, { draft: observableRef, draftOf: false });
  }

  /** Returns the draft of this member only. */
  draftOf(memberNumber: string): ProfileDraft | undefined {
    return memberNumber === this.memberNumber ? this.draft : undefined;
  }

  setDraft(memberNumber: string, draft: ProfileDraft | undefined): void {
    this.memberNumber = memberNumber;
    this.draft = draft;
  }

  clear(): void {
    this.draft = undefined;
    this.memberNumber = '';
  }
}
