import type { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** A letter with which a new password is chosen; whether the address is a member's is not said. Source: decisions; VAL-06. */
export class RequestPasswordReset {
  private readonly identity: CustomerIdentity;

  constructor(identity: CustomerIdentity) {
    this.identity = identity;
  }

  execute(email: string): Promise<Result<void, RemoteFailure>> {
    return this.identity.requestPasswordReset(email.trim());
  }
}
