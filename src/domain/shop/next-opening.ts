import { addMs, type Instant } from '@/domain/shared/instant';
import { isRunning, openingIntervals, type ShopHours } from '@/domain/shop/opening-intervals';

/** A weekly opening in a skipped hour occurs again a week later. */
const HORIZON_DAYS = 15;

/**
 * Returns the next opening after `at` by the published hours, so that a closed shop can show it (PAIN-25). Undefined
 * for a shop without hours or one that never closes. Source: OPEN-33.
 */
export function nextOpening(shop: ShopHours, at: Instant): Instant | undefined {
  const intervals = openingIntervals(shop, at, -1, HORIZON_DAYS);
  const openings = intervals
    .map((interval) => interval.opens)
    .filter((opens) => opens > at)
    .filter((opens) => !intervals.some((other) => isRunning(other, addMs(opens, -1))));
  return openings.length === 0 ? undefined : openings.reduce((a, b) => (b < a ? b : a));
}
