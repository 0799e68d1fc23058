import type { Instant } from '@/domain/shared/instant';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import type { StoredShop } from '@api/catalogue/stored-shop';

const DAY_MS = 86_400_000;

/** Yesterday counts, since its last interval may end today; the week ends before the same weekday comes again. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5];

/**
 * The weekly hours as they are in the week around a time, with the exceptions of its dates: a visitor sees the hours
 * of Christmas Eve in place of those of that weekday. An exception for a date precedes one for each year.
 */
export function currentHours(shop: StoredShop, at: Instant): StoredShop['openingHours'] {
  const { exceptions, openingHours = [] } = shop;
  if (exceptions === undefined || exceptions.length === 0) return openingHours;
  return datesAround(shop, at, DAYS).flatMap((date) => hoursOn(shop, date));
}

type Hours = NonNullable<StoredShop['openingHours']>;

/** The hours of a date, with its weekday. Of two exceptions for one date the later in the list counts. */
export function hoursOn({ exceptions = [], openingHours }: StoredShop, date: string): Hours {
  const byDate = new Map(exceptions.map((exception) => [exception.date, exception.hours]));
  const weekday = (new Date(noonOf(date)).getUTCDay() + 6) % WEEKDAYS.length;
  const dayOfWeek = WEEKDAYS[weekday] ?? 'Monday';
  const exceptional = byDate.get(date) ?? byDate.get(date.slice('YYYY-'.length));
  return exceptional === undefined
    ? (openingHours ?? []).filter((hours) => hours.dayOfWeek === dayOfWeek)
    : exceptional.map((interval) => ({ dayOfWeek, ...interval }));
}

/** The dates in the shop's time zone, by their distance in days from that of a time. */
export const datesAround = (shop: StoredShop, at: Instant, days: readonly number[]): readonly string[] => {
  const today = noonOf(localDate(shop, at));
  return days.map((offset) => new Date(today + offset * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length));
};

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

const localDate = ({ timeZone }: StoredShop, at: Instant): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  }).format(at);
