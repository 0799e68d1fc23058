import type { StandingWork } from '@/application/shared/background-service';
import type { SessionStore } from '@/application/account/session-store';
import type { Clock, Stop } from '@/domain/ports/clock';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { PageVisibility } from '@/domain/ports/page-visibility';
import type { Instant } from '@/domain/shared/instant';

/** A member who goes to and fro between two windows causes no more calls than this. */
export const SESSION_CHECK_PAUSE_MS = 60_000;

/**
 * Asks the server after the session of a member who comes back to the page. A 401 ends the session here as after any
 * other call; every other answer changes nothing, so that a bad connection ends no session. Source: DEC-26; P94.
 */
export class CheckSessionWhenShown implements StandingWork {
  private checkedAt: Instant | undefined;
  private readonly visibility: PageVisibility;
  private readonly sessions: SessionStore;
  private readonly account: CustomerAccount;
  private readonly clock: Clock;

  constructor(visibility: PageVisibility, sessions: SessionStore, account: CustomerAccount, clock: Clock) {
    this.visibility = visibility;
    this.sessions = sessions;
    this.account = account;
    this.clock = clock;
  }

  start(): Stop {
    return this.visibility.onChange((isVisible) => isVisible && this.check());
  }

  private check(): void {
    const now = this.clock.now();
    const isRecent = this.checkedAt !== undefined && Math.abs(now - this.checkedAt) < SESSION_CHECK_PAUSE_MS;
    if (isRecent || !this.sessions.session.isAuthenticated) return;
    this.checkedAt = now;
    void this.account.profile();
  }
}
