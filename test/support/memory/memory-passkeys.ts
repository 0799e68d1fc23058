import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import { aPasskey } from '@test/support/builders/a-passkey';
import {
  type Passkey,
  passkeyId,
  type PasskeyAnswer,
  type PasskeyId,
  type PasskeyOptions,
  passkeyOptions,
} from '@/domain/customer/passkey';
import type { UserProfile } from '@/domain/customer/session';
import type { Passkeys } from '@/domain/ports/passkeys';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

/** The part of an account that passkeys belong to. */
interface PasskeyAccount {
  readonly password: string;
  loggedIn: UserProfile | undefined;
}

/** Accepts each of its options once as an answer, as `MemoryAuthenticator` gives them back. */
export class MemoryPasskeys implements Passkeys {
  readonly script = new RemoteScript();
  /** Undefined for a back end without passkeys. */
  stored: readonly Passkey[] | undefined = [];
  /** Whom a login by passkey logs in; the key is unknown if undefined. */
  owner: UserProfile | undefined;
  readonly #account: PasskeyAccount;
  readonly #issued = new Set<string>();

  constructor(account: PasskeyAccount) {
    this.#account = account;
  }

  list(signal?: AbortSignal): Answer<readonly Passkey[]> {
    return this.script.run('list', signal, () => this.#ofMember((stored) => ok(stored)));
  }

  creationOptions(currentPassword: string): Answer<PasskeyOptions> {
    return this.script.run('creationOptions', undefined, () =>
      this.#ofMember(() =>
        currentPassword === this.#account.password
          ? ok(this.#issue())
          : err(refusal(400, undefined, { errors: ['PasswordMismatch'] })),
      ),
    );
  }

  add(answer: PasskeyAnswer): Answer<Passkey> {
    return this.script.run('add', undefined, () =>
      this.#ofMember((stored) => {
        if (!this.#issued.delete(answer)) return err(REFUSED);
        const added = aPasskey({ id: passkeyId(`passkey-${stored.length + 1}`) });
        this.stored = [...stored, added];
        return ok(added);
      }),
    );
  }

  rename(id: PasskeyId, name: string): Answer<void> {
    return this.script.run('rename', undefined, () => this.#change(id, (passkey) => [{ ...passkey, name }]));
  }

  remove(id: PasskeyId): Answer<void> {
    return this.script.run('remove', undefined, () => this.#change(id, () => []));
  }

  loginOptions(): Answer<PasskeyOptions> {
    return this.script.run('loginOptions', undefined, () =>
      this.stored === undefined ? err(refusal(404)) : ok(this.#issue()),
    );
  }

  logIn(answer: PasskeyAnswer): Answer<void> {
    return this.script.run('logIn', undefined, () => {
      if (!this.#issued.delete(answer)) return err(REFUSED);
      if (this.owner === undefined) return err(refusal(401, 'unknown', { family: 'passkey' }));
      this.#account.loggedIn = this.owner;
      return ok(undefined);
    });
  }

  #issue(): PasskeyOptions {
    const options = passkeyOptions(JSON.stringify({ challenge: `challenge-${this.script.calls.length}` }));
    this.#issued.add(options);
    return options;
  }

  #change(id: PasskeyId, change: (passkey: Passkey) => readonly Passkey[]): Result<void, RemoteFailure> {
    return this.#ofMember((stored) => {
      if (!stored.some((passkey) => passkey.id === id)) return err(refusal(404));
      this.stored = stored.flatMap((passkey) => (passkey.id === id ? change(passkey) : [passkey]));
      return ok(undefined);
    });
  }

  #ofMember<Value>(
    act: (stored: readonly Passkey[]) => Result<Value, RemoteFailure>,
  ): Result<Value, RemoteFailure> {
    if (this.#account.loggedIn === undefined) return err(refusal(401));
    return this.stored === undefined ? err(refusal(404)) : act(this.stored);
  }
}

const REFUSED = refusal(400, 'refused', { family: 'passkey' });
