import type { ShopId } from '@/domain/shop/shop';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { ShopChange, ShopChangeKey } from '@api/catalogue/shop-change';

/**
 * Stores what staff has changed of the shops, each change with its entry of the audit log. An import of the chain
 * leaves it as it is.
 */
export interface ShopChangeStore {
  /** Also those that have ended by themselves. */
  ofShop(shopId: number): Promise<readonly ShopChange[]>;
  /** Replaces the one with its key, and removes those of the shop that have ended by the time of the entry. */
  put(shopId: ShopId, change: ShopChange, entry: NewAuditEntry): Promise<void>;
  /** Whether there was one; what is not there is not written down. */
  remove(shopId: ShopId, key: ShopChangeKey, entry: NewAuditEntry): Promise<boolean>;
}
