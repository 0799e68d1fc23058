import { WEEKDAYS, type MinuteOfDay, type Weekday } from '@/domain/shop/opening-hours';

const CLOCK_TIME =
  /^(?:\d{4}-\d{2}-\d{2}T)?(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses `HH:mm`, `HH:mm:ss` or a full ISO time, of which the written time of day counts, whatever its offset. `24:00`
 * is midnight. Undefined for anything else. Source: decisions, Wire forms; ENT-04.
 */
export function parseMinuteOfDay(text: string): MinuteOfDay | undefined {
  const match = CLOCK_TIME.exec(text.trim());
  if (match === null) return undefined;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? '0')];
  if (minute > 59 || second > 59) return undefined;
  if (hour === 24) return minute === 0 && second === 0 ? 0 : undefined;
  return hour > 24 ? undefined : hour * 60 + minute;
}

/** Parses English names of weekdays, in any case. Source: spec §3; SHOP-04. */
export function parseWeekday(text: string): Weekday | undefined {
  const name = text.trim().toLowerCase();
  return WEEKDAYS.find((weekday) => weekday.toLowerCase() === name);
}
