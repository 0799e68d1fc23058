import { instant, type Instant } from '@/domain/shared/instant';
import type { ShopHours } from '@/domain/shop/opening-intervals';

const MINUTE_MS = 60_000;

/** A stretch of time as the clocks of one zone showed it: `YYYY-MM-DD HH:mm` for each minute. */
export interface WalkedClock {
  readonly fromMs: number;
  readonly shown: readonly string[];
}

/** Asks `Intl` for every minute; slow, but without any arithmetic of offsets. */
export function walkClock(timeZone: string, from: string, days: number): WalkedClock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const fromMs = Date.parse(from);
  const shown = Array.from({ length: days * 1_440 }, (_, minute) =>
    format.format(fromMs + minute * MINUTE_MS),
  );
  return { fromMs, shown };
}

/** For each minute of the walk whether the shop is open: from the first minute that shows the opening time or later. */
export function openByTheMinute(shop: ShopHours, clock: WalkedClock): readonly boolean[] {
  const latest = latestShown(clock);
  const open = Array.from({ length: clock.shown.length }, () => false);
  for (const date of datesOf(clock)) {
    for (const { dayOfWeek, opens, closes } of shop.openingHours) {
      if (dayOfWeek !== weekdayName(date)) continue;
      const closingDate = closes <= opens ? nextDate(date) : date;
      const first = firstMinute(latest, `${date} ${timeText(opens)}`);
      const end = firstMinute(latest, `${closingDate} ${timeText(closes)}`);
      open.fill(true, first, Math.max(first, end));
    }
  }
  return open;
}

/** The next minute after this one at which the shop turns from closed to open. */
export function nextOpeningByTheMinute(
  open: readonly boolean[],
  clock: WalkedClock,
  minute: number,
): Instant | undefined {
  for (let next = minute + 1; next < open.length; next += 1) {
    if (open[next] === true && open[next - 1] === false) return momentOf(clock, next);
  }
  return undefined;
}

export const momentOf = (clock: WalkedClock, minute: number): Instant =>
  instant(clock.fromMs + minute * MINUTE_MS);

/** The latest time shown so far, so that an hour shown twice counts the first time. */
function latestShown({ shown }: WalkedClock): readonly string[] {
  let latest = '';
  return shown.map((text) => (latest = text > latest ? text : latest));
}

function firstMinute(latest: readonly string[], wanted: string): number {
  let [low, high] = [0, latest.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((latest[middle] ?? '') >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The calendar's days, also one that the clocks skipped. */
function datesOf({ shown }: WalkedClock): readonly string[] {
  const last = shown.at(-1)?.slice(0, 10) ?? '';
  const dates: string[] = [];
  for (let date = nextDate(shown[0]?.slice(0, 10) ?? ''); date <= last; date = nextDate(date))
    dates.push(date);
  return dates;
}

const nextDate = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const weekdayName = (date: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T12:00:00Z`));

const timeText = (minute: number): string => new Date(minute * MINUTE_MS).toISOString().slice(11, 16);
