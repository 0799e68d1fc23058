import { instant, type Instant } from '@/domain/shared/instant';

/** The local time of a time zone, in milliseconds as if it were UTC. */
export type WallMs = number;

/**
 * A time zone over some three weeks: its offset from UTC, and the one change of it, if any (no zone changes twice
 * within so short a time).
 */
export interface ShopClock {
  readonly offsetBeforeMs: number;
  readonly offsetAfterMs: number;
  readonly changesAt: Instant;
}

export const DAY_MS = 86_400_000;

const DAYS_BEFORE = 4;
const DAYS_AFTER = 19;

interface StoredClock {
  readonly format: Intl.DateTimeFormat;
  readonly day: number;
  readonly clock: ShopClock;
}

/** The last clock of each zone, cached: all shops of a list need the same day, and `Intl` is slow. */
const lastClocks = new Map<string, StoredClock>();

/**
 * Returns the clock of an IANA zone from four days before the day of `at` to eighteen after it. The device's time zone
 * has no effect.
 */
export function shopClockAround(timeZone: string, at: Instant): ShopClock {
  const day = Math.floor(at / DAY_MS);
  const last = lastClocks.get(timeZone);
  if (last?.day === day) return last.clock;
  const format = last?.format ?? wallFormat(timeZone);
  const clock = readClock(format, (day - DAYS_BEFORE) * DAY_MS, (day + DAYS_AFTER) * DAY_MS);
  lastClocks.set(timeZone, { format, day, clock });
  return clock;
}

export const wallTime = (clock: ShopClock, at: Instant): WallMs =>
  at + (at < clock.changesAt ? clock.offsetBeforeMs : clock.offsetAfterMs);

/**
 * Returns the first time at which the clock shows `wall` or later: the first of two in a repeated hour, and the time
 * of the skip for a skipped one. Source: OPEN-33.
 */
export function firstMomentOf(clock: ShopClock, wall: WallMs): Instant {
  const before = wall - clock.offsetBeforeMs;
  if (before < clock.changesAt) return instant(before);
  return instant(Math.max(clock.changesAt, wall - clock.offsetAfterMs));
}

function readClock(format: Intl.DateTimeFormat, fromMs: number, toMs: number): ShopClock {
  const offsetBeforeMs = offsetMs(format, fromMs);
  const offsetAfterMs = offsetMs(format, toMs);
  let [last, first] = [fromMs, toMs];
  while (offsetBeforeMs !== offsetAfterMs && first - last > 1_000) {
    const middle = Math.floor((last + first) / 2_000) * 1_000;
    if (offsetMs(format, middle) === offsetBeforeMs) last = middle;
    else first = middle;
  }
  return { offsetBeforeMs, offsetAfterMs, changesAt: instant(first) };
}

/** Parses the formatted time, which is several times faster than `formatToParts`. */
function offsetMs(format: Intl.DateTimeFormat, wholeSecondMs: number): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = format
    .format(wholeSecondMs)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondMs;
}

const wallFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
