import type { Deps } from '@/domain/ports/deps';
import type { BackgroundService } from '@/application/shared/background-service';
import { SessionStore } from '@/application/account/session-store';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { PageVisibility } from '@/domain/ports/page-visibility';
import type { Instant } from '@/domain/shared/instant';

/** At most one check in this time, however often the member switches windows. */
export const SESSION_CHECK_PAUSE_MS = 60_000;

/**
 * Checks the session of a member who returns to the page. A 401 ends the session here as after any other call; any
 * other answer changes nothing, so that a bad connection ends no session. Source: DEC-26; PAIN-94.
 */
export class CheckSessionWhenShown implements BackgroundService {
  static readonly needs = {
    visibility: PageVisibility,
    sessions: SessionStore,
    account: CustomerAccount,
    clock: Clock,
  };

  private checkedAt: Instant | undefined;

  private readonly deps: Deps<typeof CheckSessionWhenShown>;

  constructor(deps: Deps<typeof CheckSessionWhenShown>) {
    this.deps = deps;
  }

  start(): Disposer {
    return this.deps.visibility.onChange((isVisible) => isVisible && this.check());
  }

  private check(): void {
    const now = this.deps.clock.now();
    const isRecent = this.checkedAt !== undefined && Math.abs(now - this.checkedAt) < SESSION_CHECK_PAUSE_MS;
    if (isRecent || !this.deps.sessions.session.isAuthenticated) return;
    this.checkedAt = now;
    void this.deps.account.profile();
  }
}
