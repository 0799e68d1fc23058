import type { Serving } from '@/domain/menu/menu';
import { formatLocale, type Language } from '@/domain/shared/language';
import { WEEKDAYS, type Weekday } from '@/domain/shop/opening-hours';
import { formatMinuteOfDay } from '@/domain/shop/todays-opening-hours';

/**
 * Formats the hours at which a dish is served next, without a place to break the line in them: `07:00–10:30`, or
 * `lör 08:00–11:00` where days differ.
 */
export function formatServing({ dayOfWeek, opens, closes }: Serving, language: Language): string {
  const times = `${formatMinuteOfDay(opens)}–${WORD_JOINER}${formatMinuteOfDay(closes)}`;
  return dayOfWeek === undefined ? times : `${shortWeekday(dayOfWeek, language)} ${times}`;
}

const WORD_JOINER = '\u2060';
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const shortWeekday = (weekday: Weekday, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), { weekday: 'short', timeZone: 'UTC' }).format(
    A_MONDAY + WEEKDAYS.indexOf(weekday) * DAY_MS,
  );
