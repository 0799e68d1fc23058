import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { StaffMember } from '@/domain/staff/staff-member';

/** Log-in and log-out of the staff, which has nothing to do with the guests' accounts. */
export interface StaffIdentity {
  logIn(email: string, password: string): Promise<Result<StaffMember, RemoteFailure>>;
  /** Who is logged in; refused with 401 without a session. */
  current(signal?: AbortSignal): Promise<Result<StaffMember, RemoteFailure>>;
  logOut(): Promise<Result<void, RemoteFailure>>;
  /** Ends the other sessions of the account. Refused with the parameter `currentPassword` or `newPassword`. */
  changePassword(current: string, wanted: string): Promise<Result<void, RemoteFailure>>;
}

export const StaffIdentity = portToken<StaffIdentity>('StaffIdentity');
