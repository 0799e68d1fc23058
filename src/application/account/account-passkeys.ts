import type { Deps } from '@/domain/ports/deps';
import type { Passkey, PasskeyId } from '@/domain/customer/passkey';
import { Authenticator, type AuthenticatorFailure } from '@/domain/ports/authenticator';
import { Passkeys } from '@/domain/ports/passkeys';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** The passkeys of the member who is logged in. Source: DEC-99. */
export class AccountPasskeys {
  static readonly needs = { passkeys: Passkeys, authenticator: Authenticator };

  private readonly deps: Deps<typeof AccountPasskeys>;

  constructor(deps: Deps<typeof AccountPasskeys>) {
    this.deps = deps;
  }

  get canAdd(): boolean {
    return this.deps.authenticator.isSupported;
  }

  /** Undefined where the back end has none. */
  async list(signal?: AbortSignal): Promise<Result<readonly Passkey[] | undefined, RemoteFailure>> {
    const stored = await this.deps.passkeys.list(signal);
    return !stored.ok && isGone(stored.error) ? ok(undefined) : stored;
  }

  /** Lets the authenticator make a passkey, once the password has been checked. */
  async add(currentPassword: string): Promise<Result<Passkey, RemoteFailure | AuthenticatorFailure>> {
    const { passkeys, authenticator } = this.deps;
    const options = await passkeys.creationOptions(currentPassword);
    if (!options.ok) return options;
    const answer = await authenticator.create(options.value);
    return answer.ok ? passkeys.add(answer.value) : answer;
  }

  rename(id: PasskeyId, name: string): Promise<Result<void, RemoteFailure>> {
    return this.deps.passkeys.rename(id, name);
  }

  /** Succeeds also for a passkey that is gone already. */
  async remove(id: PasskeyId): Promise<Result<void, RemoteFailure>> {
    const removed = await this.deps.passkeys.remove(id);
    return !removed.ok && isGone(removed.error) ? ok(undefined) : removed;
  }
}
