import type { Registration } from '@/domain/customer/registration';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

type Answer = Promise<Result<void, RemoteFailure>>;

/** Sign-in, sign-out and password recovery. Source: spec §7, decisions; API-06, API-08. */
export interface CustomerIdentity {
  logIn(email: string, password: string): Answer;
  logOut(): Answer;
  /** A refusal lists everything wrong in `errors`. */
  register(registration: Registration): Answer;
  /** Confirms by the code of the link in the email, which is valid once. */
  confirmEmail(userId: string, code: string): Answer;
  /** Does not reveal whether the account exists, like `requestPasswordReset`. */
  resendConfirmation(email: string): Answer;
  requestPasswordReset(email: string): Answer;
  /** Sets a password by the code of the link in the email, which is valid once, for 24 hours (VAL-06). */
  resetPassword(reset: PasswordReset): Answer;
}

export interface PasswordReset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

export const CustomerIdentity = portToken<CustomerIdentity>('CustomerIdentity');
