import * as z from 'zod/mini';

import { maybe } from '@/adapters/contract/fields';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';

/** Checking a zone is slow, and a chain has few: the results are cached up to this number. */
const KNOWN_MAX = 100;
const known = new Map([[DEFAULT_TIME_ZONE, true]]);

/** The named time zone, or the chain's where none or an unknown one is named. Source: OPEN-33. */
export const timeZone = z.codec(maybe(z.string()), z.string(), {
  decode: (text) => (text !== null && text !== undefined && isKnown(text) ? text : DEFAULT_TIME_ZONE),
  encode: (zone) => zone,
});

function isKnown(text: string): boolean {
  const isValid = known.get(text) ?? isTimeZone(text);
  if (known.size < KNOWN_MAX) known.set(text, isValid);
  return isValid;
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
