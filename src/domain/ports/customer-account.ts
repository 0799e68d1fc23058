import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Who is logged in, and what they may do with what is kept of them. Source: spec §7, decisions; API-07. */
export interface CustomerAccount {
  profile(signal?: AbortSignal): Promise<Result<UserProfile, RemoteFailure>>;
  /** Answers the profile as it is now. A refusal names all that is wrong in `errors`. */
  change(change: ProfileChange): Promise<Result<UserProfile, RemoteFailure>>;
  /** The account is gone then, and its orders belong to nobody. */
  delete(currentPassword: string): Promise<Result<void, RemoteFailure>>;
  /** All that is held of the person, as the text of a JSON file. */
  exportData(signal?: AbortSignal): Promise<Result<string, RemoteFailure>>;
}

export const CustomerAccount = portToken<CustomerAccount>('CustomerAccount');
