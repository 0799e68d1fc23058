import type { Deps } from '@/domain/ports/deps';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Another letter to an address that waits to be confirmed; whether one does is not said. Source: decisions. */
export class ResendConfirmation {
  static readonly needs = { identity: CustomerIdentity };

  private readonly deps: Deps<typeof ResendConfirmation>;

  constructor(deps: Deps<typeof ResendConfirmation>) {
    this.deps = deps;
  }

  resend(email: string): Promise<Result<void, RemoteFailure>> {
    return this.deps.identity.resendConfirmation(email.trim());
  }
}
