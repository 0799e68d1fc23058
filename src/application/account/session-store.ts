import { makeAutoObservable, observableRef } from 'mobx';
import { INITIAL_SESSION, NOBODY, type Session } from '@/domain/customer/session';

/** Who is there. Loading until the first profile fetch ends (OPEN-43). */
export class SessionStore {
  session: Session = INITIAL_SESSION;
  /** Whether the server let go of the last session; false when it was left, and when there is one. */
  hasExpired = false;

  constructor() {
    makeAutoObservable(this, { session: observableRef });
  }

  setSession(session: Session): void {
    this.session = session;
    this.hasExpired &&= !session.isAuthenticated;
  }

  /** Ends the session because the server no longer knows it; does nothing for a guest. Source: PAIN-94. */
  expire(): void {
    if (!this.session.isAuthenticated) return;
    this.session = NOBODY;
    this.hasExpired = true;
  }
}
