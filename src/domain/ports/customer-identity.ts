import type { Registration } from '@/domain/customer/registration';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

type Answer = Promise<Result<void, RemoteFailure>>;

/** The door: in, out, and how to get a key. Source: spec §7, decisions; API-06, API-08. */
export interface CustomerIdentity {
  logIn(email: string, password: string): Answer;
  logOut(): Answer;
  /** A refusal names all that is wrong in `errors`. */
  register(registration: Registration): Answer;
  /** The code of the link in the e-mail; good once. */
  confirmEmail(userId: string, code: string): Answer;
  /** Says nothing of whether there is such an account, as the next one. */
  resendConfirmation(email: string): Answer;
  requestPasswordReset(email: string): Answer;
  /** The code of the link in the e-mail; good once, for 24 hours (VAL-06). */
  resetPassword(reset: PasswordReset): Answer;
}

export interface PasswordReset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

export const CustomerIdentity = portToken<CustomerIdentity>('CustomerIdentity');
