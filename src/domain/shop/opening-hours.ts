/** Weekdays by their English names, never localized. Source: spec §3, SHOP-04. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes since midnight in the shop's time zone, 0 to 1439. */
export type MinuteOfDay = number;

/**
 * One interval of a day; a day may have several. Closing at or before opening means after midnight.
 * Source: spec §3, OPEN-33; ENT-04.
 */
export interface OpeningHours {
  readonly dayOfWeek: Weekday;
  readonly opens: MinuteOfDay;
  readonly closes: MinuteOfDay;
}
