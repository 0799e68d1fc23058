import type { Deps } from '@/domain/ports/deps';
import { passkey, passkeyPaths, passkeys } from '@/adapters/contract/passkey';
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

  constructor(deps: Deps<typeof HttpPasskeys>) {
    this.#calls = deps.calls;
  }

  list(signal?: AbortSignal): Answer<readonly Passkey[]> {
    return this.#calls.read(passkeyPaths.all, readPasskeys, { signal, isFresh: true });
  }

  creationOptions(currentPassword: string): Answer<PasskeyOptions> {
    return this.#calls.send(passkeyPaths.creationOptions, { currentPassword }, readOptions);
  }

  add(answer: PasskeyAnswer): Answer<Passkey> {
    return this.#calls.send(passkeyPaths.all, JSON.parse(answer), readPasskey);
  }

  rename(id: PasskeyId, name: string): Answer<void> {
    return this.#calls.command(passkeyPaths.one(id), { name }, { method: 'put' });
  }

  remove(id: PasskeyId): Answer<void> {
    return this.#calls.command(passkeyPaths.one(id), undefined, { method: 'delete' });
  }

  loginOptions(): Answer<PasskeyOptions> {
    return this.#calls.send(passkeyPaths.loginOptions, undefined, readOptions);
  }

  logIn(answer: PasskeyAnswer): Answer<void> {
    return this.#calls.command(passkeyPaths.login, JSON.parse(answer));
  }
}

const readPasskey = strict(passkey);
const readPasskeys = strict(passkeys);
const readOptions: Reader<PasskeyOptions> = (value) => ok(passkeyOptions(JSON.stringify(value)));
