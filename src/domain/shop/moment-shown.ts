import { instant, type Instant } from '@/domain/shared/instant';
import { shopClockAround, type WallMs } from '@/domain/shop/shop-clock';

/**
 * The moment at which the clock of a zone shows `wall`: the first where it shows it twice. A time that the clock skips
 * moves forward by as much as is skipped, so that half past two in a missing hour is half past three.
 */
export function momentShown(timeZone: string, wall: WallMs): Instant {
  const { offsetBeforeMs, offsetAfterMs, changesAt } = shopClockAround(timeZone, instant(wall));
  const before = wall - offsetBeforeMs;
  const isShownAfter = before >= changesAt && wall - offsetAfterMs >= changesAt;
  return instant(isShownAfter ? wall - offsetAfterMs : before);
}
