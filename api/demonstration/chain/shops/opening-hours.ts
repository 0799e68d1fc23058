import type { ShopDto } from '@/adapters/contract/shop';
import { WEEKDAYS, type Weekday } from '@/domain/shop/opening-hours';

type OpeningHours = NonNullable<ShopDto['openingHours']>;

/** Opens and closes as `HH:mm`. */
type Interval = readonly [opens: string, closes: string];

const on = (days: readonly Weekday[], ...intervals: readonly Interval[]): OpeningHours =>
  days.flatMap((dayOfWeek) =>
    intervals.map(([opens, closes]) => ({ dayOfWeek, opens: `${opens}:00`, closes: `${closes}:00` })),
  );

/** Whole days, so that the demonstration takes an order whenever somebody tries. */
export const aroundTheClock = on(WEEKDAYS, ['00:00', '00:00']);

export const bakeryDays: OpeningHours = [
  ...on(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ['07:00', '18:30']),
  ...on(['Saturday', 'Sunday'], ['08:30', '16:00']),
];

export const lunchAndDinner: OpeningHours = [
  ...on(['Monday', 'Tuesday', 'Wednesday', 'Thursday'], ['11:00', '14:30'], ['16:30', '21:00']),
  ...on(['Friday', 'Saturday'], ['11:00', '01:00']),
];

/** Half an hour a week, so that the demonstration has a shop that is online and closed. */
export const hardlyEver = on(['Sunday'], ['03:00', '03:30']);
