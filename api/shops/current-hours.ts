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
  const byDate = new Map(exceptions.map(({ date, hours }) => [date, hours]));
  const today = Date.parse(`${localDate(shop, at)}T12:00:00Z`);
  return DAYS.flatMap((offset) => {
    const day = new Date(today + offset * DAY_MS);
    const date = day.toISOString().slice(0, 'YYYY-MM-DD'.length);
    const dayOfWeek = WEEKDAYS[(day.getUTCDay() + 6) % WEEKDAYS.length] ?? 'Monday';
    const exceptional = byDate.get(date) ?? byDate.get(date.slice('YYYY-'.length));
    return exceptional === undefined
      ? (openingHours ?? []).filter((hours) => hours.dayOfWeek === dayOfWeek)
      : exceptional.map((interval) => ({ dayOfWeek, ...interval }));
  });
}

const localDate = ({ timeZone }: StoredShop, at: Instant): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  }).format(at);
