import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopChange, ShopChangeKey } from '@api/catalogue/shop-change';

/** Stores what staff has changed of the shops. An import of the chain leaves it as it is. */
export interface ShopChangeStore {
  /** Also those that have ended by themselves. */
  ofShop(shopId: number): Promise<readonly ShopChange[]>;
  /** Replaces the one with its key, and removes those of the shop that have ended. */
  put(shopId: ShopId, change: ShopChange, at: Instant): Promise<void>;
  /** Whether there was one. */
  remove(shopId: ShopId, key: ShopChangeKey): Promise<boolean>;
}
