import { makeAutoObservable, observableRef } from 'mobx';
import { INITIAL_SESSION, type Session } from '@/domain/customer/session';

/** Who is there. Loading until the first profile fetch ends (OPEN-43). */
export class SessionStore {
  session: Session = INITIAL_SESSION;

  constructor() {
    makeAutoObservable(this, { session: observableRef });
  }

  setSession(session: Session): void {
    this.session = session;
  }
}
