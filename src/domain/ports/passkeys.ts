import type { Passkey, PasskeyAnswer, PasskeyId, PasskeyOptions } from '@/domain/customer/passkey';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The passkeys that the back end stores. One without passkeys refuses every call with 404. Source: DEC-99. */
export interface Passkeys {
  list(signal?: AbortSignal): Promise<Result<readonly Passkey[], RemoteFailure>>;
  /** What an authenticator has to make for the member who is logged in. */
  creationOptions(currentPassword: string): Promise<Result<PasskeyOptions, RemoteFailure>>;
  add(answer: PasskeyAnswer): Promise<Result<Passkey, RemoteFailure>>;
  rename(id: PasskeyId, name: string): Promise<Result<void, RemoteFailure>>;
  remove(id: PasskeyId): Promise<Result<void, RemoteFailure>>;
  /** What an authenticator has to sign for a login. */
  loginOptions(): Promise<Result<PasskeyOptions, RemoteFailure>>;
  logIn(answer: PasskeyAnswer): Promise<Result<void, RemoteFailure>>;
}

export const Passkeys = portToken<Passkeys>('Passkeys');
