import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';

/** The zone that is named, or the chain's where none is, or one that nobody knows. Source: OPEN-33. */
export function readTimeZone(text: string | null | undefined): string {
  if (text === null || text === undefined) return DEFAULT_TIME_ZONE;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return text;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
