import type { Instant } from '@/domain/shared/instant';
import { isRunning, openingIntervals, type ShopHours } from '@/domain/shop/opening-intervals';

/**
 * Returns whether the shop is open by its published hours. Whether it accepts orders is `openForBusiness` of the
 * server. Tomorrow's hours count too: where a clock is put back at midnight, its first minutes come before the last
 * ones of today. Source: spec §3 Shop, OPEN-33.
 */
export const isWithinOpeningHours = (shop: ShopHours, at: Instant): boolean =>
  openingIntervals(shop, at, -1, 1).some((interval) => isRunning(interval, at));
