import type { StaffIdentity } from '@/domain/ports/staff-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import type { StaffMember } from '@/domain/staff/staff-member';
import { aStaffMember } from '@test/support/builders/a-staff-member';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';

export const STAFF_PASSWORD = 'A long password 7';

/** One member of staff. */
export class MemoryStaffIdentity implements StaffIdentity {
  readonly script = new RemoteScript();
  member: StaffMember = aStaffMember();
  isLoggedIn = false;
  password = STAFF_PASSWORD;

  logIn(email: string, password: string): Promise<Result<StaffMember, RemoteFailure>> {
    return this.script.run('logIn', undefined, () => {
      this.isLoggedIn = email === this.member.email && password === this.password;
      return this.isLoggedIn ? ok(this.member) : err(refusal(401));
    });
  }

  current(signal?: AbortSignal): Promise<Result<StaffMember, RemoteFailure>> {
    return this.script.run('current', signal, () => (this.isLoggedIn ? ok(this.member) : err(refusal(401))));
  }

  changePassword(current: string, wanted: string): Promise<Result<void, RemoteFailure>> {
    return this.script.run('changePassword', undefined, () => {
      if (current !== this.password) return err(refusal(422, undefined, { parameter: 'currentPassword' }));
      this.password = wanted;
      return ok(undefined);
    });
  }

  logOut(): Promise<Result<void, RemoteFailure>> {
    return this.script.run('logOut', undefined, () => {
      this.isLoggedIn = false;
      return ok(undefined);
    });
  }
}
