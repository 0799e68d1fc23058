import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { malformed } from '@/adapters/http/to-remote-failure';
import { readUserProfile } from '@/adapters/http/to-user-profile';
import type { OnOmitted } from '@/adapters/http/tolerant-reader';
import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

export class HttpCustomerAccount implements CustomerAccount {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpCustomerAccount>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-profile', message: path });
  }

  async profile(signal?: AbortSignal): Promise<Result<UserProfile, RemoteFailure>> {
    const answer = await this.#calls.read(paths.profile, z.unknown(), { signal, isFresh: true });
    return answer.ok ? this.#readProfile(answer.value) : answer;
  }

  async change({ passwords, ...person }: ProfileChange): Promise<Result<UserProfile, RemoteFailure>> {
    const body = { ...person, ...passwords };
    const answer = await this.#calls.send(paths.profile, body, z.unknown(), { method: 'put' });
    return answer.ok ? this.#readProfile(answer.value) : answer;
  }

  delete(currentPassword: string): Promise<Result<void, RemoteFailure>> {
    return this.#calls.command(paths.account, { currentPassword }, { method: 'delete' });
  }

  async exportData(signal?: AbortSignal): Promise<Result<string, RemoteFailure>> {
    const answer = await this.#calls.read(paths.accountExport, z.unknown(), { signal, isFresh: true });
    return answer.ok ? ok(JSON.stringify(answer.value, null, 2)) : answer;
  }

  #readProfile(value: unknown): Result<UserProfile, RemoteFailure> {
    const profile = readUserProfile(value, this.#onOmitted);
    return profile.ok ? profile : err(malformed(profile.error));
  }
}
