import { instant, type Instant } from '@/domain/shared/instant';
import { formatLocale, type Language } from '@/domain/shared/language';

/** The effective date of the privacy policy: 2023-05-01. Source: spec §9 Privacy policy; ROUTE-44. */
export const PRIVACY_EFFECTIVE_FROM: Instant = instant(Date.UTC(2023, 4, 1));

/**
 * The maximum number of days until a question about personal data is answered. Source: spec §9 Privacy policy;
 * ROUTE-45.
 */
export const CONTACT_REPLY_DAYS = 30;

/** Formats a calendar day, the same in every time zone. */
export const formatDay = (day: Instant, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
