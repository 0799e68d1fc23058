import { instant, type Instant } from '@/domain/shared/instant';
import { momentShown } from '@/domain/shop/moment-shown';
import { DAY_MS } from '@/domain/shop/shop-clock';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns when a day such as `2026-11-23` begins and ends by the clocks of a time zone; undefined if it is none. */
export function dayRange(
  day: string,
  timeZone: string,
): { readonly from: Instant; readonly until: Instant } | undefined {
  const wall = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(wall)) return undefined;
  return {
    from: momentShown(timeZone, instant(wall)),
    until: momentShown(timeZone, instant(wall + DAY_MS)),
  };
}
