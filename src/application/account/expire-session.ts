import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';

/** The server does not know the session any more, which is found out by a call that needed it. Source: PAIN-94. */
export class ExpireSession {
  static readonly needs = { sessions: SessionStore };

  private readonly deps: Deps<typeof ExpireSession>;

  constructor(deps: Deps<typeof ExpireSession>) {
    this.deps = deps;
  }

  expire(): void {
    if (this.deps.sessions.session.isAuthenticated) this.deps.sessions.expire();
  }
}
