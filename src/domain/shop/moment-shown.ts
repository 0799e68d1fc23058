import { instant, type Instant } from '@/domain/shared/instant';
import { shopClockAround, type WallMs } from '@/domain/shop/shop-clock';

/**
 * Returns the time at which a clock in the zone shows `wall`: the first of two in a repeated hour. A skipped time
 * moves forward by the length of the skip, so that half past two in a skipped hour is half past three.
 */
export function momentShown(timeZone: string, wall: WallMs): Instant {
  const { offsetBeforeMs, offsetAfterMs, changesAt } = shopClockAround(timeZone, instant(wall));
  const before = wall - offsetBeforeMs;
  const isShownAfter = before >= changesAt && wall - offsetAfterMs >= changesAt;
  return instant(isShownAfter ? wall - offsetAfterMs : before);
}
