import type { Deps } from '@/domain/ports/deps';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** A letter with which a new password is chosen; whether the address is a member's is not said. Source: decisions; VAL-06. */
export class RequestPasswordReset {
  static readonly needs = { identity: CustomerIdentity };

  private readonly deps: Deps<typeof RequestPasswordReset>;

  constructor(deps: Deps<typeof RequestPasswordReset>) {
    this.deps = deps;
  }

  request(email: string): Promise<Result<void, RemoteFailure>> {
    return this.deps.identity.requestPasswordReset(email.trim());
  }
}
