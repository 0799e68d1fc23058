import { addMs, instant, type Instant } from '@/domain/shared/instant';
import { momentShown } from '@/domain/shop/moment-shown';
import { DAY_MS, shopClockAround, wallTime } from '@/domain/shop/shop-clock';

/** How long something is stopped: until it is ended by hand, or for an hour, or for the day. */
export const STOP_LENGTHS = ['hour', 'day', 'open'] as const;

export type StopLength = (typeof STOP_LENGTHS)[number];

const HOUR_MS = 3_600_000;

/** What is served after midnight still belongs to the day before. */
const DAY_BEGINS_MS = 5 * HOUR_MS;

/** Returns when a stop ends that begins now; undefined for one that is ended by hand. */
export function stopUntil(length: StopLength, now: Instant, timeZone: string): Instant | undefined {
  switch (length) {
    case 'open':
      return undefined;
    case 'hour':
      return addMs(now, HOUR_MS);
    case 'day': {
      const wall = wallTime(shopClockAround(timeZone, now), now) - DAY_BEGINS_MS;
      return momentShown(timeZone, instant((Math.floor(wall / DAY_MS) + 1) * DAY_MS + DAY_BEGINS_MS));
    }
  }
}
