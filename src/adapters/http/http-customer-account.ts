import type { Deps } from '@/domain/ports/deps';

import { ACCEPT_GUEST_HEADER } from '@/adapters/contract/headers';
import { paths } from '@/adapters/contract/paths';
import { accountSessions } from '@/adapters/contract/account-session';
import { type OnOmitted, type Reader, strict } from '@/adapters/contract/tolerant';
import { readUserProfile } from '@/adapters/contract/user';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { AccountSession, AccountSessionId } from '@/domain/customer/account-session';
import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

export class HttpCustomerAccount implements CustomerAccount {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpCustomerAccount>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-profile', message: path });
  }

  profile({ mayBeGuest } = { mayBeGuest: false }): Promise<Result<UserProfile, RemoteFailure>> {
    const headers = mayBeGuest ? { [ACCEPT_GUEST_HEADER]: 'true' } : undefined;
    const options = { isFresh: true, onOmitted: this.#onOmitted, ...(headers && { headers }) };
    return this.#calls.read(paths.profile, readUserProfile, options);
  }

  change(change: ProfileChange): Promise<Result<UserProfile, RemoteFailure>> {
    const options = { method: 'put', onOmitted: this.#onOmitted } as const;
    return this.#calls.send(paths.profile, change, readUserProfile, options);
  }

  delete(currentPassword: string): Promise<Result<void, RemoteFailure>> {
    return this.#calls.command(paths.account, { currentPassword }, { method: 'delete' });
  }

  async exportData(signal?: AbortSignal): Promise<Result<string, RemoteFailure>> {
    const answer = await this.#calls.read(paths.accountExport, readAnything, { signal, isFresh: true });
    return answer.ok ? ok(JSON.stringify(answer.value, null, 2)) : answer;
  }

  sessions(signal?: AbortSignal): Promise<Result<readonly AccountSession[], RemoteFailure>> {
    return this.#calls.read(paths.sessions, readSessions, { signal, isFresh: true });
  }

  endSession(id: AccountSessionId): Promise<Result<void, RemoteFailure>> {
    return this.#calls.command(paths.session(id), undefined, { method: 'delete' });
  }
}

const readSessions = strict(accountSessions);
const readAnything: Reader<unknown> = ok;
