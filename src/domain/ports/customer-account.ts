import { portToken } from '@/domain/ports/port-token';
import type { UserProfile } from '@/domain/customer/session';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Who is logged in. Source: spec §7 GET /api/user/profile; API-07. */
export interface CustomerAccount {
  profile(signal?: AbortSignal): Promise<Result<UserProfile, RemoteFailure>>;
}

export const CustomerAccount = portToken<CustomerAccount>('CustomerAccount');
