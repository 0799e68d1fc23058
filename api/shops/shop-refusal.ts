import type { Instant } from '@/domain/shared/instant';
import type { Problem } from '@api/http/problem';
import { shopClosed, shopOffline, shopPaused } from '@api/http/problems';
import { isOpenForBusiness } from '@api/shops/is-open-for-business';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** The reason that a shop takes no new order now; undefined if it does. Source: spec §5, AMB-04; FAULT-P18. */
export function shopRefusal(shop: StoredShop, at: Instant): Problem | undefined {
  if (shop.status === 'offline') return shopOffline(shop.id);
  if (shop.status === 'paused') return shopPaused(shop.id);
  return isOpenForBusiness(shop, at) ? undefined : shopClosed(shop.id);
}

/** Whether the shop was stopped by an operator, as opposed to closed by its hours. Its kitchen accepts nothing more. */
export const isStopped = (shop: StoredShop): boolean => shop.status !== 'online';
