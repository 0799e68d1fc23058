import type { Disposer } from '@/domain/ports/clock';
import { portToken } from '@/domain/ports/port-token';
import type { Result } from '@/domain/shared/result';

/**
 * `waiting`: a newer version than the page's has been fetched and waits to take over. `takenOver`: it has taken over
 * from the one before, and the page is still of the old version. Neither is told of the very first installation, nor
 * of a version that the page is of already (AMB-60).
 */
export type UpdateNews = 'waiting' | 'takenOver';

export interface UpdateFailure {
  readonly kind: 'notRegistered';
  readonly message: string;
}

/** Newer versions of the program, fetched behind the page. Source: spec §7 Service worker; SW-01 to SW-03, HAND-11. */
export interface AppUpdates {
  /** Begins to fetch newer versions, once the page is at rest; where the browser cannot, nothing is ever told. */
  begin(): Promise<Result<void, UpdateFailure>>;
  onNews(listener: (news: UpdateNews) => void): Disposer;
  /** Asks now whether there is a newer version; answers whether the server could be asked. */
  look(): Promise<boolean>;
  /** Lets the version that waits take over, in every tab. */
  takeOver(): void;
}

export const AppUpdates = portToken<AppUpdates>('AppUpdates');
