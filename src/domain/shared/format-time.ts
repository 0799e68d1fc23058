import type { Instant } from '@/domain/shared/instant';
import { formatLocale, type Language } from '@/domain/shared/language';

/** Formats a time of day in a time zone: `12:05`, with 24 hours in every language. Source: OPEN-33. */
export const formatTime = (at: Instant, timeZone: string, language: Language): string =>
  timeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** Formats a time of day, with weekday and date when it is another day than `now` in that time zone. */
export function formatMoment(at: Instant, now: Instant, timeZone: string, language: Language): string {
  const day = timeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = formatTime(at, timeZone, language);
  return day.format(at) === day.format(now) ? time : `${day.format(at)} ${time}`;
}

/** Formats a time of the coming days shortly: `08:30` today, `mån 08:30` within a week, and with its date later. */
export function formatSoon(at: Instant, now: Instant, timeZone: string, language: Language): string {
  if (at - now >= WEEK_MS - DAY_MS) return formatMoment(at, now, timeZone, language);
  const day = timeFormat(language, { timeZone, weekday: 'short' });
  const time = formatTime(at, timeZone, language);
  return day.format(at) === day.format(now) ? time : `${day.format(at)} ${time}`;
}

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/** Formats a day in a time zone, with the year when it is not the year of `now`: `fredag 20 november`. */
export function formatDay(at: Instant, now: Instant, timeZone: string, language: Language): string {
  const year = timeFormat(language, { timeZone, year: 'numeric' });
  const isThisYear = year.format(at) === year.format(now);
  return timeFormat(language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}

/** Formats the day of an offer: `31 december 2026`. */
export const formatDate = (at: Instant, timeZone: string, language: Language): string =>
  timeFormat(language, { timeZone, dateStyle: 'long' }).format(at);

/** Formats a time of a receipt: `21 november 2026 kl. 12:00`. */
export const formatLongMoment = (at: Instant, timeZone: string, language: Language): string =>
  timeFormat(language, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);

const timeFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(formatLocale(language), options);
