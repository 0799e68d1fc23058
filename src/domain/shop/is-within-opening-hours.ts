import type { Instant } from '@/domain/shared/instant';
import { isRunning, openingIntervals, type ShopHours } from '@/domain/shop/opening-intervals';

/**
 * Whether the shop's published hours say that it is open. What can be ordered is another question, which the
 * server answers by `openForBusiness`. Tomorrow is asked too: where a clock goes back at midnight, its first
 * minutes come before the last ones of today. Source: spec §3 Shop, OPEN-33.
 */
export const isWithinOpeningHours = (shop: ShopHours, at: Instant): boolean =>
  openingIntervals(shop, at, -1, 1).some((interval) => isRunning(interval, at));
