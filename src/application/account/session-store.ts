import { makeAutoObservable, observableRef } from 'mobx';
import { INITIAL_SESSION, GUEST_SESSION, type Session } from '@/domain/customer/session';

/** The session. It is loading until the first profile fetch ends (OPEN-43). */
export class SessionStore {
  session: Session = INITIAL_SESSION;
  /** Whether the server ended the last session; false after a logout and while there is a session. */
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
    this.session = GUEST_SESSION;
    this.hasExpired = true;
  }
}
