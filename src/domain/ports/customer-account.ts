import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The account of the member who is logged in. Source: spec §7, decisions; API-07. */
export interface CustomerAccount {
  profile(signal?: AbortSignal): Promise<Result<UserProfile, RemoteFailure>>;
  /** Resolves to the changed profile. A refusal lists everything wrong in `errors`. */
  change(change: ProfileChange): Promise<Result<UserProfile, RemoteFailure>>;
  /** Deletes the account; its orders stay without a member. */
  delete(currentPassword: string): Promise<Result<void, RemoteFailure>>;
  /** Resolves to all data about the member, as the text of a JSON file. */
  exportData(signal?: AbortSignal): Promise<Result<string, RemoteFailure>>;
}

export const CustomerAccount = portToken<CustomerAccount>('CustomerAccount');
