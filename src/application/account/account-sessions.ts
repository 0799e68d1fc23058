import type { Deps } from '@/domain/ports/deps';
import type { AccountSession, AccountSessionId } from '@/domain/customer/account-session';
import { CustomerAccount } from '@/domain/ports/customer-account';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** Where the member is logged in, and logging out elsewhere. Source: DEC-97. */
export class AccountSessions {
  static readonly needs = { account: CustomerAccount };

  private readonly deps: Deps<typeof AccountSessions>;

  constructor(deps: Deps<typeof AccountSessions>) {
    this.deps = deps;
  }

  /** This browser first, then the last used. Undefined where the back end has no such list. */
  async list(signal?: AbortSignal): Promise<Result<readonly AccountSession[] | undefined, RemoteFailure>> {
    const open = await this.deps.account.sessions(signal);
    if (!open.ok) return isNotFound(open.error) ? ok(undefined) : open;
    return ok(
      open.value.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt - a.lastUsedAt),
    );
  }

  /** Succeeds also where the session has ended already. */
  async end(id: AccountSessionId): Promise<Result<void, RemoteFailure>> {
    const ended = await this.deps.account.endSession(id);
    return !ended.ok && isNotFound(ended.error) ? ok(undefined) : ended;
  }
}

const isNotFound = (failure: RemoteFailure): boolean => failure.kind === 'refused' && failure.status === 404;
