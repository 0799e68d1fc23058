import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import type { UserProfile } from '@/domain/customer/session';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * Loads the profile of the session. Any answer but 200 means a guest, and so does a profile that is not authenticated;
 * anything but a 401 is logged, never shown.
 * Source: spec §4 Session, AMB-34, AMB-35, OPEN-43; SESS-04 to SESS-07.
 */
export class FetchProfile {
  static readonly needs = { account: CustomerAccount, store: SessionStore, reporter: FailureReporter };

  private turn = 0;

  private readonly deps: Deps<typeof FetchProfile>;

  constructor(deps: Deps<typeof FetchProfile>) {
    this.deps = deps;
  }

  async fetch(): Promise<Result<UserProfile, RemoteFailure>> {
    this.turn += 1;
    const turn = this.turn;
    const mayBeGuest = !this.deps.store.session.isAuthenticated;
    const result = await this.deps.account.profile({ mayBeGuest });
    if (turn === this.turn) this.take(result);
    return result;
  }

  /** Ignores the answer of a call under way. */
  cancel(): void {
    this.turn += 1;
  }

  private take(result: Result<UserProfile, RemoteFailure>): void {
    const isAuthenticated = result.ok && result.value.isAuthenticated;
    const user = isAuthenticated ? result.value : undefined;
    this.deps.store.setSession({ user, isAuthenticated, loading: false });
    if (!result.ok && !isUnauthenticated(result.error)) {
      this.deps.reporter.log({ id: 'lucka:profile-fetch-failed', message: result.error.kind });
    }
  }
}

const isUnauthenticated = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
