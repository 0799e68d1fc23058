import { portToken } from '@/domain/ports/port-token';
import type { Result } from '@/domain/shared/result';
import type { Location } from '@/domain/shop/shop';

export type PositionFailure =
  | { readonly kind: 'denied' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'timedOut' };

/**
 * The position of the visitor; resolves within `POSITION_TIMEOUT_MS`, whatever the browser does. Source: spec §9;
 * GEO-03 to GEO-05.
 */
export interface PositionSource {
  current(): Promise<Result<Location, PositionFailure>>;
}

export const PositionSource = portToken<PositionSource>('PositionSource');
