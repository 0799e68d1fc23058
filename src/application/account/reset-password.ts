import { type PasswordRule, unmetPasswordRules } from '@/domain/customer/validate-password';
import type { CustomerIdentity, PasswordReset } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';

export type ResetPasswordFailure =
  | RemoteFailure
  /** Nothing was sent, and the link is as good as it was. */
  | { readonly kind: 'unmet'; readonly rules: readonly PasswordRule[] };

/** A new password by the link of a letter, which is good once and for 24 hours. Source: spec §5; VAL-06, PASS-01 to PASS-06. */
export class ResetPassword {
  private readonly identity: CustomerIdentity;

  constructor(identity: CustomerIdentity) {
    this.identity = identity;
  }

  async execute(reset: PasswordReset, repeatedPassword: string): Promise<Result<void, ResetPasswordFailure>> {
    const rules = unmetPasswordRules(reset.newPassword, repeatedPassword);
    return rules.length > 0 ? err({ kind: 'unmet', rules }) : this.identity.resetPassword(reset);
  }
}
