import type { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Another letter to an address that waits to be confirmed; whether one does is not said. Source: decisions. */
export class ResendConfirmation {
  private readonly identity: CustomerIdentity;

  constructor(identity: CustomerIdentity) {
    this.identity = identity;
  }

  execute(email: string): Promise<Result<void, RemoteFailure>> {
    return this.identity.resendConfirmation(email.trim());
  }
}
