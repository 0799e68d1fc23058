import { formatLocale, type Language } from '@/domain/shared/language';

/** `lördag 21 november` for `2026-11-21`, which is the same day in each time zone. */
export const formatDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(date));
