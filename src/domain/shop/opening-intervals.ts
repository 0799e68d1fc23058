import type { Instant } from '@/domain/shared/instant';
import { WEEKDAYS, type OpeningHours, type Weekday } from '@/domain/shop/opening-hours';
import type { Shop } from '@/domain/shop/shop';
import { DAY_MS, firstMomentOf, shopClockAround, wallTime } from '@/domain/shop/shop-clock';

export type ShopHours = Pick<Shop, 'openingHours' | 'timeZone'>;

/** One opening: from `opens` until just before `closes`. `day` counts from the requested day. */
export interface OpeningInterval {
  readonly day: number;
  readonly hours: OpeningHours;
  readonly opens: Instant;
  readonly closes: Instant;
}

/**
 * Returns the openings that start on the days `firstDay` to `lastDay` of the shop's calendar, 0 being the day of `at`.
 * Intervals instead of weekdays include yesterday's night (PAIN-26). Source: OPEN-33.
 */
export function openingIntervals(
  shop: ShopHours,
  at: Instant,
  firstDay: number,
  lastDay: number,
): readonly OpeningInterval[] {
  const clock = shopClockAround(shop.timeZone, at);
  const today = Math.floor(wallTime(clock, at) / DAY_MS);
  const intervals: OpeningInterval[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const midnight = (today + day) * DAY_MS;
    for (const hours of shop.openingHours) {
      if (!isWeekday(today + day, hours.dayOfWeek)) continue;
      const opens = firstMomentOf(clock, midnight + hours.opens * MINUTE_MS);
      const closes = firstMomentOf(clock, midnight + closingMinute(hours) * MINUTE_MS);
      if (opens < closes) intervals.push({ day, hours, opens, closes });
    }
  }
  return intervals;
}

export const isRunning = (interval: OpeningInterval, at: Instant): boolean =>
  interval.opens <= at && at < interval.closes;

const MINUTE_MS = 60_000;
const MINUTES_OF_A_DAY = 1_440;

/** Closing at or before opening means after midnight. */
const closingMinute = (hours: OpeningHours): number =>
  hours.closes <= hours.opens ? hours.closes + MINUTES_OF_A_DAY : hours.closes;

/** Returns whether a day, counted from 1970-01-01, a Thursday, is such a weekday. */
export const isWeekday = (dayNumber: number, weekday: Weekday): boolean =>
  WEEKDAYS.indexOf(weekday) === (((dayNumber + 3) % 7) + 7) % 7;
