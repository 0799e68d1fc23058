import { refusal } from '@/adapters/memory/refusal';
import { RemoteScript } from '@/adapters/memory/remote-script';
import type { UserProfile } from '@/domain/customer/session';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

/** Nobody is logged in until `loggedIn` is set; the answer is then 401. */
export class MemoryCustomerAccount implements CustomerAccount {
  readonly script = new RemoteScript();
  loggedIn: UserProfile | undefined;

  constructor(loggedIn?: UserProfile) {
    this.loggedIn = loggedIn;
  }

  profile(signal?: AbortSignal): Promise<Result<UserProfile, RemoteFailure>> {
    return this.script.run('profile', signal, () =>
      this.loggedIn === undefined ? err(refusal(401)) : ok(this.loggedIn),
    );
  }
}
