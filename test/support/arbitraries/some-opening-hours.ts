import fc from 'fast-check';
import { WEEKDAYS, type OpeningHours } from '@/domain/shop/opening-hours';

/** Whole hours and quarters come up as often as odd minutes, so that intervals meet, nest and coincide. */
export const someMinuteOfDay = (): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60),
    fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    fc.integer({ min: 0, max: 1439 }),
  );

export const someOpeningHours = (): fc.Arbitrary<readonly OpeningHours[]> =>
  fc.array(
    fc.record({
      dayOfWeek: fc.constantFrom(...WEEKDAYS),
      opens: someMinuteOfDay(),
      closes: someMinuteOfDay(),
    }),
    { maxLength: 10 },
  );
