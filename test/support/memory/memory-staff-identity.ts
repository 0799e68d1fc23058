import type { StaffIdentity } from '@/domain/ports/staff-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import type { StaffMember } from '@/domain/staff/staff-member';
import { aStaffMember } from '@test/support/builders/a-staff-member';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';

export const STAFF_PASSWORD = 'a long password';

/** One member of staff. */
export class MemoryStaffIdentity implements StaffIdentity {
  readonly script = new RemoteScript();
  member: StaffMember = aStaffMember();
  isLoggedIn = false;

  logIn(email: string, password: string): Promise<Result<StaffMember, RemoteFailure>> {
    return this.script.run('logIn', undefined, () => {
      this.isLoggedIn = email === this.member.email && password === STAFF_PASSWORD;
      return this.isLoggedIn ? ok(this.member) : err(refusal(401));
    });
  }

  current(signal?: AbortSignal): Promise<Result<StaffMember, RemoteFailure>> {
    return this.script.run('current', signal, () => (this.isLoggedIn ? ok(this.member) : err(refusal(401))));
  }

  logOut(): Promise<Result<void, RemoteFailure>> {
    return this.script.run('logOut', undefined, () => {
      this.isLoggedIn = false;
      return ok(undefined);
    });
  }
}
