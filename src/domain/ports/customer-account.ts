import type { AccountSession, AccountSessionId } from '@/domain/customer/account-session';
import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The account of the member who is logged in. Source: spec §7, decisions; API-07. */
export interface CustomerAccount {
  /** Refused with 401 for a guest; with `mayBeGuest` it may be a profile that is not authenticated. Source: DEC-64. */
  profile(options?: { readonly mayBeGuest: boolean }): Promise<Result<UserProfile, RemoteFailure>>;
  /** Resolves to the changed profile. A refusal lists everything wrong in `errors`. */
  change(change: ProfileChange): Promise<Result<UserProfile, RemoteFailure>>;
  /** Deletes the account; its orders stay without a member. */
  delete(currentPassword: string): Promise<Result<void, RemoteFailure>>;
  /** Resolves to all data about the member, as the text of a JSON file. */
  exportData(signal?: AbortSignal): Promise<Result<string, RemoteFailure>>;
  /** Refused with 404 by a back end that has no such list. Source: DEC-97. */
  sessions(signal?: AbortSignal): Promise<Result<readonly AccountSession[], RemoteFailure>>;
  /** Logs the member out of another browser, or of this one. Refused with 404 where that session has ended. */
  endSession(id: AccountSessionId): Promise<Result<void, RemoteFailure>>;
}

export const CustomerAccount = portToken<CustomerAccount>('CustomerAccount');
