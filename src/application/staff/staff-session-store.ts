import { makeAutoObservable, observableRef } from 'mobx';

import type { StaffMember } from '@/domain/staff/staff-member';

/** `unknown`: the server has not said yet who is logged in. */
export type StaffSessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'loggedIn'; readonly member: StaffMember };

export class StaffSessionStore {
  session: StaffSessionState = { kind: 'unknown' };

  constructor() {
    makeAutoObservable(this, { session: observableRef });
  }

  get member(): StaffMember | undefined {
    return this.session.kind === 'loggedIn' ? this.session.member : undefined;
  }

  setMember(member: StaffMember): void {
    this.session = { kind: 'loggedIn', member };
  }

  setLoggedOut(): void {
    this.session = { kind: 'loggedOut' };
  }
}
