import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';

/** Checking a zone is slow, and a chain has few: the results are cached up to this number. */
const KNOWN_MAX = 100;
const known = new Map<string, boolean>();

/** The named time zone, or the chain's where none or an unknown one is named. Source: OPEN-33. */
export function readTimeZone(text: string | null | undefined): string {
  if (text === null || text === undefined) return DEFAULT_TIME_ZONE;
  const isKnown = known.get(text) ?? isTimeZone(text);
  if (known.size < KNOWN_MAX) known.set(text, isKnown);
  return isKnown ? text : DEFAULT_TIME_ZONE;
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
