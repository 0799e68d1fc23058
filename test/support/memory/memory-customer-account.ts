import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { AccountSession, AccountSessionId } from '@/domain/customer/account-session';
import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import { validatePassword } from '@/domain/customer/validate-password';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

/** Not logged in until `loggedIn` is set; every answer is then 401. */
export class MemoryCustomerAccount implements CustomerAccount {
  readonly script = new RemoteScript();
  /** Addresses of other members. */
  readonly taken = new Set<string>();
  loggedIn: UserProfile | undefined;
  password = 'Passw0rd!';
  /** Undefined for a back end without such a list. */
  open: readonly AccountSession[] | undefined = [];

  constructor(loggedIn?: UserProfile) {
    this.loggedIn = loggedIn;
  }

  profile(): Answer<UserProfile> {
    return this.script.run('profile', undefined, () =>
      this.loggedIn === undefined ? err(refusal(401)) : ok(this.loggedIn),
    );
  }

  change(change: ProfileChange): Answer<UserProfile> {
    return this.script.run('change', undefined, () =>
      this.loggedIn === undefined ? err(refusal(401)) : this.#change(this.loggedIn, change),
    );
  }

  delete(currentPassword: string): Answer<void> {
    return this.script.run('delete', undefined, () => {
      if (this.loggedIn === undefined) return err(refusal(401));
      if (currentPassword !== this.password) return err(refusal(400, undefined, WRONG_PASSWORD));
      this.loggedIn = undefined;
      return ok(undefined);
    });
  }

  exportData(signal?: AbortSignal): Answer<string> {
    return this.script.run('export', signal, () =>
      this.loggedIn === undefined
        ? err(refusal(401))
        : ok(JSON.stringify({ profile: this.loggedIn }, null, 2)),
    );
  }

  sessions(signal?: AbortSignal): Answer<readonly AccountSession[]> {
    return this.script.run('sessions', signal, () => {
      if (this.loggedIn === undefined) return err(refusal(401));
      return this.open === undefined ? err(refusal(404)) : ok(this.open);
    });
  }

  endSession(id: AccountSessionId): Answer<void> {
    return this.script.run('endSession', undefined, () => {
      if (this.loggedIn === undefined) return err(refusal(401));
      const ended = this.open?.find((session) => session.id === id);
      if (ended === undefined) return err(refusal(404));
      this.open = this.open?.filter((session) => session !== ended);
      if (ended.isThis) this.loggedIn = undefined;
      return ok(undefined);
    });
  }

  #change(before: UserProfile, change: ProfileChange): Result<UserProfile, RemoteFailure> {
    const { currentPassword, newPassword, ...person } = change;
    const isPasswordAsked = newPassword !== undefined || person.email !== before.email;
    const errors = [
      ...(this.taken.has(person.email) ? ['DuplicateEmail'] : []),
      ...(!isPasswordAsked || currentPassword === this.password ? [] : ['PasswordMismatch']),
      ...(newPassword === undefined ? [] : validatePassword(newPassword, newPassword)),
    ];
    if (errors.length > 0) return err(refusal(400, undefined, { errors }));
    this.password = newPassword ?? this.password;
    this.loggedIn = { ...before, ...person };
    return ok(this.loggedIn);
  }
}

const WRONG_PASSWORD = { errors: ['PasswordMismatch'] };
