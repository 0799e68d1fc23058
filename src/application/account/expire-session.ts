import type { SessionStore } from '@/application/account/session-store';

/** The server does not know the session any more, which is found out by a call that needed it. Source: user-pains P94. */
export class ExpireSession {
  private readonly sessions: SessionStore;

  constructor(sessions: SessionStore) {
    this.sessions = sessions;
  }

  execute(): void {
    if (this.sessions.session.isAuthenticated) this.sessions.expire();
  }
}
