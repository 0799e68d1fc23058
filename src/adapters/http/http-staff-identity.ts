import * as z from 'zod/mini';

import { staffLogin, staffMember, staffPasswordChange } from '@/adapters/contract/staff/session';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Deps } from '@/domain/ports/deps';
import type { StaffIdentity } from '@/domain/ports/staff-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { StaffMember } from '@/domain/staff/staff-member';

export class HttpStaffIdentity implements StaffIdentity {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpStaffIdentity>) {
    this.#calls = deps.calls;
  }

  logIn(email: string, password: string): Promise<Result<StaffMember, RemoteFailure>> {
    const body = z.encode(staffLogin, { email, password });
    return this.#calls.send(staffPaths.session, body, strict(staffMember));
  }

  current(signal?: AbortSignal): Promise<Result<StaffMember, RemoteFailure>> {
    return this.#calls.read(staffPaths.session, strict(staffMember), { signal, isFresh: true });
  }

  logOut(): Promise<Result<void, RemoteFailure>> {
    return this.#calls.command(staffPaths.session, undefined, { method: 'delete' });
  }

  changePassword(current: string, wanted: string): Promise<Result<void, RemoteFailure>> {
    const body = z.encode(staffPasswordChange, { currentPassword: current, newPassword: wanted });
    return this.#calls.command(staffPaths.password, body, { method: 'put' });
  }
}
