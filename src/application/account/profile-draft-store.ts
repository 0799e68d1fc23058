import { makeAutoObservable, observableRef } from 'mobx';

import type { ProfileDraft } from '@/domain/customer/profile-draft';

/** What a member has changed in their profile and not saved, so that it is there again after another screen. */
export class ProfileDraftStore {
  private draft: ProfileDraft | undefined = undefined;
  private memberNumber = '';

  constructor() {
    makeAutoObservable<this, 'draft'>(this, { draft: observableRef, draftOf: false });
  }

  /** Nobody is given another member's. */
  draftOf(memberNumber: string): ProfileDraft | undefined {
    return memberNumber === this.memberNumber ? this.draft : undefined;
  }

  setDraft(memberNumber: string, draft: ProfileDraft | undefined): void {
    this.memberNumber = memberNumber;
    this.draft = draft;
  }

  forget(): void {
    this.draft = undefined;
    this.memberNumber = '';
  }
}
