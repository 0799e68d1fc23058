import { type PasskeyAnswer, passkeyAnswer, type PasskeyOptions } from '@/domain/customer/passkey';
import type { Authenticator, AuthenticatorFailure } from '@/domain/ports/authenticator';
import { err, ok, type Result } from '@/domain/shared/result';

/** An authenticator without keys: it answers what it was asked, for a back end in memory. Absent by default. */
export class MemoryAuthenticator implements Authenticator {
  isSupported = false;
  /** How the visitor or the device refuses. */
  failure: AuthenticatorFailure['reason'] | undefined;

  create(options: PasskeyOptions): Promise<Result<PasskeyAnswer, AuthenticatorFailure>> {
    return this.sign(options);
  }

  sign(options: PasskeyOptions): Promise<Result<PasskeyAnswer, AuthenticatorFailure>> {
    if (this.failure !== undefined)
      return Promise.resolve(err({ kind: 'authenticator', reason: this.failure }));
    if (!this.isSupported) return Promise.resolve(err({ kind: 'authenticator', reason: 'unavailable' }));
    return Promise.resolve(ok(passkeyAnswer(options)));
  }
}
