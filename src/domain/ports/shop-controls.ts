import { portToken } from '@/domain/ports/port-token';
import type { Amount } from '@/domain/shared/amount';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { DayHours, ShopState, Stop } from '@/domain/staff/shop-state';

/** A change of a shop by its staff; each is the same when it is made twice. */
export type ShopChange =
  | { readonly kind: 'pause'; readonly stop: Stop }
  | { readonly kind: 'resume' }
  /** `id`: of an article or a choice. */
  | { readonly kind: 'sellOut'; readonly id: string; readonly stop: Stop }
  | { readonly kind: 'offerAgain'; readonly id: string }
  /** `hours`: undefined for a closed day. */
  | { readonly kind: 'changeHours'; readonly date: string; readonly hours: DayHours | undefined }
  | { readonly kind: 'usualHours'; readonly date: string }
  | { readonly kind: 'changePrice'; readonly id: string; readonly price: Amount }
  | { readonly kind: 'usualPrice'; readonly id: string };

/** What staff can change of a shop. */
export interface ShopControls {
  state(shopId: ShopId, signal?: AbortSignal): Promise<Result<ShopState, RemoteFailure>>;
  /** Returns the state after the change. */
  change(shopId: ShopId, change: ShopChange): Promise<Result<ShopState, RemoteFailure>>;
}

export const ShopControls = portToken<ShopControls>('ShopControls');
