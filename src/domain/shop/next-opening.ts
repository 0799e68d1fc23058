import { addMs, type Instant } from '@/domain/shared/instant';
import { isRunning, openingIntervals, type ShopHours } from '@/domain/shop/opening-intervals';

/** A weekly opening that falls into a skipped hour comes again a week later. */
const HORIZON_DAYS = 15;

/**
 * The next moment after `at` at which the shop opens by its published hours, so that every no carries the
 * next yes (PAIN-25). Undefined when it has no hours or never closes. Source: OPEN-33.
 */
export function nextOpening(shop: ShopHours, at: Instant): Instant | undefined {
  const intervals = openingIntervals(shop, at, -1, HORIZON_DAYS);
  const openings = intervals
    .map((interval) => interval.opens)
    .filter((opens) => opens > at)
    .filter((opens) => !intervals.some((other) => isRunning(other, addMs(opens, -1))));
  return openings.length === 0 ? undefined : openings.reduce((a, b) => (b < a ? b : a));
}
