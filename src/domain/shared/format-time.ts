import type { Instant } from '@/domain/shared/instant';
import { formatLocale, type Language } from '@/domain/shared/language';

/** The time of day on the clock of a zone: `12:05`, on 24 hours in every language. Source: OPEN-33. */
export const formatTime = (at: Instant, timeZone: string, language: Language): string =>
  timeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** The same with its weekday and date, where that is not the day of `now` on the same clock. */
export function formatMoment(at: Instant, now: Instant, timeZone: string, language: Language): string {
  const day = timeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = formatTime(at, timeZone, language);
  return day.format(at) === day.format(now) ? time : `${day.format(at)} ${time}`;
}

/** The day on the clock of a zone, with its year where that is not the year of `now`: `fredag 20 november`. */
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

/** A day of an offer: `31 december 2026`. */
export const formatDate = (at: Instant, timeZone: string, language: Language): string =>
  timeFormat(language, { timeZone, dateStyle: 'long' }).format(at);

const timeFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(formatLocale(language), options);
