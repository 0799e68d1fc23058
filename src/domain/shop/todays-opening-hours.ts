import type { Instant } from '@/domain/shared/instant';
import type { MinuteOfDay, OpeningHours } from '@/domain/shop/opening-hours';
import { isRunning, isWeekday, openingIntervals, type ShopHours } from '@/domain/shop/opening-intervals';
import { DAY_MS, shopClockAround, wallTime } from '@/domain/shop/shop-clock';

/**
 * Returns today's hours in the shop's time zone, earliest first; none means closed today. While an interval of
 * yesterday's night is still open and none of today's is, yesterday's hours are returned. Source: OPEN-33; SHOP-04,
 * HOME-04, HOME-18.
 */
export function todaysOpeningHours(shop: ShopHours, at: Instant): readonly OpeningHours[] {
  const running = openingIntervals(shop, at, -1, 0).filter((interval) => isRunning(interval, at));
  const isStillYesterday = running.length > 0 && running.every((interval) => interval.day === -1);
  const clock = shopClockAround(shop.timeZone, at);
  const today = Math.floor(wallTime(clock, at) / DAY_MS) - (isStillYesterday ? 1 : 0);
  return shop.openingHours
    .filter((hours) => isWeekday(today, hours.dayOfWeek))
    .toSorted((a, b) => a.opens - b.opens || a.closes - b.closes);
}

/** Returns whether a day's hours leave out no minute of it. */
export const isAllDay = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean =>
  opens === 0 && (closes === 0 || closes === MINUTES_A_DAY);

/**
 * Formats `11:00–22:00`, with 24 hours in every language; a day that closes at midnight ends at 24:00. Source: HOME-18,
 * DEC-149.
 */
export const formatOpeningHours = (hours: Pick<OpeningHours, 'opens' | 'closes'>): string =>
  `${formatMinuteOfDay(hours.opens)}–${formatMinuteOfDay(hours.closes === 0 ? MINUTES_A_DAY : hours.closes)}`;

const MINUTES_A_DAY = 24 * 60;

/** `07:05`. */
export const formatMinuteOfDay = (minute: MinuteOfDay): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
