import { instant, type Instant } from '@/domain/shared/instant';
import { formatLocale, type Language } from '@/domain/shared/language';

/** The day from which the privacy policy holds: 2023-05-01. Source: spec §9 Privacy policy; ROUTE-44. */
export const PRIVACY_EFFECTIVE_FROM: Instant = instant(Date.UTC(2023, 4, 1));

/** Whoever asks about their data has an answer within so many days. Source: spec §9 Privacy policy; ROUTE-45. */
export const CONTACT_REPLY_DAYS = 30;

/** A day written out as people of the language do. It is a day of the calendar, the same in every zone. */
export const formatDay = (day: Instant, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
