import type { Deps } from '@/domain/ports/deps';
import { passkey, type PasskeyPaths, passkeyPaths, passkeys } from '@/adapters/contract/passkey';
import { type Reader, strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import {
  type Passkey,
  type PasskeyAnswer,
  type PasskeyId,
  type PasskeyOptions,
  passkeyOptions,
} from '@/domain/customer/passkey';
import type { Passkeys } from '@/domain/ports/passkeys';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

export class HttpPasskeys implements Passkeys {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;
  readonly #paths: PasskeyPaths;

  /** `paths`: those of members, unless given. */
  constructor(deps: Deps<typeof HttpPasskeys>, paths: PasskeyPaths = passkeyPaths) {
    this.#calls = deps.calls;
    this.#paths = paths;
  }

  list(signal?: AbortSignal): Answer<readonly Passkey[]> {
    return this.#calls.read(this.#paths.all, readPasskeys, { signal, isFresh: true });
  }

  creationOptions(currentPassword: string): Answer<PasskeyOptions> {
    return this.#calls.send(this.#paths.creationOptions, { currentPassword }, readOptions);
  }

  add(answer: PasskeyAnswer): Answer<Passkey> {
    return this.#calls.send(this.#paths.all, JSON.parse(answer), readPasskey);
  }

  rename(id: PasskeyId, name: string): Answer<void> {
    return this.#calls.command(this.#paths.one(id), { name }, { method: 'put' });
  }

  remove(id: PasskeyId): Answer<void> {
    return this.#calls.command(this.#paths.one(id), undefined, { method: 'delete' });
  }

  loginOptions(): Answer<PasskeyOptions> {
    return this.#calls.send(this.#paths.loginOptions, undefined, readOptions);
  }

  logIn(answer: PasskeyAnswer): Answer<void> {
    return this.#calls.command(this.#paths.login, JSON.parse(answer));
  }
}

const readPasskey = strict(passkey);
const readPasskeys = strict(passkeys);
const readOptions: Reader<PasskeyOptions> = (value) => ok(passkeyOptions(JSON.stringify(value)));
