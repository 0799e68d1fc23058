import type { Disposer } from '@/domain/ports/clock';
import { portToken } from '@/domain/ports/port-token';
import type { Result } from '@/domain/shared/result';

/**
 * `waiting`: a newer version than the page's is fetched and waits to take over. `takenOver`: it has taken over, and
 * the page is still of the old version. Neither is reported for the first installation, nor for a version that the
 * page already has (AMB-60).
 */
export type UpdateNews = 'waiting' | 'takenOver';

export interface UpdateFailure {
  readonly kind: 'notRegistered';
  readonly message: string;
}

/**
 * Newer versions of the application, fetched in the background. Source: spec §7 Service worker; SW-01 to SW-03,
 * HAND-11.
 */
export interface AppUpdates {
  /**
   * Starts fetching newer versions once the page is idle; where the browser does not support it, nothing is ever
   * reported.
   */
  begin(): Promise<Result<void, UpdateFailure>>;
  onNews(listener: (news: UpdateNews) => void): Disposer;
  /** Checks for a newer version; resolves to whether the server answered. */
  check(): Promise<boolean>;
  /** Lets the waiting version take over, in every tab. */
  takeOver(): void;
}

export const AppUpdates = portToken<AppUpdates>('AppUpdates');
