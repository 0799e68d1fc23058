import type { PasskeyAnswer, PasskeyOptions } from '@/domain/customer/passkey';
import { portToken } from '@/domain/ports/port-token';
import type { Result } from '@/domain/shared/result';

export interface AuthenticatorFailure {
  readonly kind: 'authenticator';
  /**
   * `cancelled`: by the visitor, by time, or since there is no passkey for this site; browsers do not say which.
   * `known`: it has a passkey of this account. `unavailable`: it cannot do this here.
   */
  readonly reason: 'cancelled' | 'known' | 'unavailable';
}

/** What makes and uses passkeys: the device, a password manager, another device. */
export interface Authenticator {
  /** Whether the browser has passkeys. */
  readonly isSupported: boolean;
  /** Makes a passkey; asks the visitor. */
  create(options: PasskeyOptions): Promise<Result<PasskeyAnswer, AuthenticatorFailure>>;
  /** Signs by a passkey that the visitor picks. */
  sign(options: PasskeyOptions): Promise<Result<PasskeyAnswer, AuthenticatorFailure>>;
}

export const Authenticator = portToken<Authenticator>('Authenticator');
