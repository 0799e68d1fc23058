import type { Favorite } from '@/domain/customer/session';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The member's favorites. Source: spec §7 /api/user/favorite; API-09, API-10. */
export interface FavoriteList {
  add(favorite: Favorite): Promise<Result<void, RemoteFailure>>;
  /** Resolves to the remaining favorites. */
  remove(favorite: Favorite): Promise<Result<readonly Favorite[], RemoteFailure>>;
}

export const FavoriteList = portToken<FavoriteList>('FavoriteList');
