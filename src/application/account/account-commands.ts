import type { Deps } from '@/domain/ports/deps';
import { type PasswordRule, validatePassword } from '@/domain/customer/validate-password';
import { CustomerIdentity, type PasswordReset } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';

export type ResetPasswordFailure =
  | RemoteFailure
  /** The password breaks these rules. Nothing was sent, and the link is still valid. */
  | { readonly kind: 'unmet'; readonly rules: readonly PasswordRule[] };

/** The emails of an account, and the new password by the link of one. Source: spec §5, decisions. */
export class AccountCommands {
  static readonly needs = { identity: CustomerIdentity };

  private readonly deps: Deps<typeof AccountCommands>;

  constructor(deps: Deps<typeof AccountCommands>) {
    this.deps = deps;
  }

  /**
   * Requests an email with a link to a new password. Succeeds also for an address without an account. Source: VAL-06.
   */
  requestPasswordReset(email: string): Promise<Result<void, RemoteFailure>> {
    return this.deps.identity.requestPasswordReset(email.trim());
  }

  /** Requests another confirmation email. Succeeds also for an address that has none pending. */
  resendConfirmation(email: string): Promise<Result<void, RemoteFailure>> {
    return this.deps.identity.resendConfirmation(email.trim());
  }

  /**
   * Sets a new password by the link of an email, which is valid once and for 24 hours. Source: VAL-06, PASS-01 to
   * PASS-06.
   */
  async resetPassword(
    reset: PasswordReset,
    repeatedPassword: string,
  ): Promise<Result<void, ResetPasswordFailure>> {
    const rules = validatePassword(reset.newPassword, repeatedPassword);
    return rules.length > 0 ? err({ kind: 'unmet', rules }) : this.deps.identity.resetPassword(reset);
  }
}
