import type { Deps } from '@/domain/ports/deps';
import { type PasswordRule, validatePassword } from '@/domain/customer/validate-password';
import { CustomerIdentity, type PasswordReset } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';

export type ResetPasswordFailure =
  | RemoteFailure
  /** Nothing was sent, and the link is as good as it was. */
  | { readonly kind: 'unmet'; readonly rules: readonly PasswordRule[] };

/** A new password by the link of a letter, which is good once and for 24 hours. Source: spec §5; VAL-06, PASS-01 to PASS-06. */
export class ResetPassword {
  static readonly needs = { identity: CustomerIdentity };

  private readonly deps: Deps<typeof ResetPassword>;

  constructor(deps: Deps<typeof ResetPassword>) {
    this.deps = deps;
  }

  async reset(reset: PasswordReset, repeatedPassword: string): Promise<Result<void, ResetPasswordFailure>> {
    const rules = validatePassword(reset.newPassword, repeatedPassword);
    return rules.length > 0 ? err({ kind: 'unmet', rules }) : this.deps.identity.resetPassword(reset);
  }
}
