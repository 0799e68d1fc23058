import type { PushAddress } from '@/domain/order/push-address';
import { portToken } from '@/domain/ports/port-token';
import type { Result } from '@/domain/shared/result';

/** `denied`: the visitor allows no notifications. `unavailable`: the browser could not reach its push service. */
export type PushFailure = 'denied' | 'unavailable';

/** The browser's subscription to its push service; one for all orders. */
export interface PushSubscriptions {
  readonly isSupported: boolean;
  /** Whether it would be, once the page is opened from the home screen, as on iPhone and iPad. */
  readonly needsHomeScreen: boolean;
  /** Asks the visitor for permission where it was not given yet. */
  subscribe(serverKey: string): Promise<Result<PushAddress, PushFailure>>;
  /** The address that the browser has. */
  current(): Promise<PushAddress | undefined>;
  /** Ends the subscription. */
  end(): Promise<void>;
}

export const PushSubscriptions = portToken<PushSubscriptions>('PushSubscriptions');
