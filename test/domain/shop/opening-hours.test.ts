import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstant } from '@/domain/shared/instant';
import { isWithinOpeningHours } from '@/domain/shop/is-within-opening-hours';
import { nextOpening } from '@/domain/shop/next-opening';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import { isWeekday } from '@/domain/shop/opening-intervals';
import { formatOpeningHours, isAllDay, todaysOpeningHours } from '@/domain/shop/todays-opening-hours';
import { someOpeningHours } from '@test/support/arbitraries/some-opening-hours';
import { aShop, hours } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';

const at = (iso: string) => must(parseInstant(iso));

// 2026-11-20 is a Friday; Stockholm is one hour ahead of UTC.
const BAR = aShop({
  openingHours: [hours('Friday', '18:00', '02:00'), hours('Saturday', '11:00', '14:00')],
});

describe('isWithinOpeningHours', () => {
  it('counts from the opening minute until just before the closing one', () => {
    expect(isWithinOpeningHours(BAR, at('2026-11-20T17:59:59+01:00'))).toBe(false);
    expect(isWithinOpeningHours(BAR, at('2026-11-20T18:00:00+01:00'))).toBe(true);
    expect(isWithinOpeningHours(BAR, at('2026-11-21T13:59:59+01:00'))).toBe(true);
    expect(isWithinOpeningHours(BAR, at('2026-11-21T14:00:00+01:00'))).toBe(false);
  });

  it('continues after midnight when closing is at or before opening', () => {
    expect(isWithinOpeningHours(BAR, at('2026-11-21T01:59:00+01:00'))).toBe(true);
    expect(isWithinOpeningHours(BAR, at('2026-11-21T02:00:00+01:00'))).toBe(false);
    expect(isWithinOpeningHours(BAR, at('2026-11-20T01:00:00+01:00'))).toBe(false);
  });

  it('treats a day that closes when it opens as 24 hours', () => {
    const kiosk = aShop({ openingHours: [hours('Friday', '10:00', '10:00')] });
    expect(isWithinOpeningHours(kiosk, at('2026-11-21T09:59:00+01:00'))).toBe(true);
    expect(isWithinOpeningHours(kiosk, at('2026-11-21T10:00:00+01:00'))).toBe(false);
  });

  it("lives on the shop's own clock", () => {
    const tokyo = { ...BAR, timeZone: 'Asia/Tokyo' };
    expect(isWithinOpeningHours(tokyo, at('2026-11-20T18:30:00+09:00'))).toBe(true);
    expect(isWithinOpeningHours(tokyo, at('2026-11-20T18:30:00+01:00'))).toBe(false);
  });

  it('supports days before 1970', () => {
    expect(isWeekday(-1, 'Wednesday')).toBe(true);
    expect(isWeekday(-1, 'Thursday')).toBe(false);
    expect(isWeekday(-700, 'Thursday')).toBe(true);
  });
});

describe('nextOpening', () => {
  it('is later today, tomorrow, or next week', () => {
    expect(nextOpening(BAR, at('2026-11-20T12:00:00+01:00'))).toBe(at('2026-11-20T18:00:00+01:00'));
    expect(nextOpening(BAR, at('2026-11-21T03:00:00+01:00'))).toBe(at('2026-11-21T11:00:00+01:00'));
    expect(nextOpening(BAR, at('2026-11-21T14:00:00+01:00'))).toBe(at('2026-11-27T18:00:00+01:00'));
  });

  it('is the next one while the shop is open', () => {
    expect(nextOpening(BAR, at('2026-11-20T18:00:00+01:00'))).toBe(at('2026-11-21T11:00:00+01:00'));
  });

  it('skips an interval that only continues another', () => {
    const lunch = aShop({
      openingHours: [hours('Friday', '10:00', '14:00'), hours('Friday', '14:00', '18:00')],
    });
    expect(nextOpening(lunch, at('2026-11-20T11:00:00+01:00'))).toBe(at('2026-11-27T10:00:00+01:00'));
  });

  it('moves forward out of a skipped hour, and uses the first of a repeated one', () => {
    const early = aShop({ openingHours: [hours('Sunday', '02:30', '05:00')] });
    expect(nextOpening(early, at('2026-03-28T12:00:00+01:00'))).toBe(at('2026-03-29T03:00:00+02:00'));
    expect(nextOpening(early, at('2026-10-24T12:00:00+02:00'))).toBe(at('2026-10-25T02:30:00+02:00'));
  });

  it('is a week later when the whole opening is skipped', () => {
    const tiny = aShop({ openingHours: [hours('Sunday', '02:10', '02:40')] });
    expect(nextOpening(tiny, at('2026-03-28T12:00:00+01:00'))).toBe(at('2026-04-05T02:10:00+02:00'));
  });

  it('is undefined without hours, and where the shop never closes', () => {
    const always = aShop({ openingHours: WEEKDAYS.map((day) => hours(day, '00:00', '00:00')) });
    expect(nextOpening(aShop({ openingHours: [] }), at('2026-11-20T12:00:00Z'))).toBeUndefined();
    expect(nextOpening(always, at('2026-11-20T12:00:00Z'))).toBeUndefined();
  });

  it('is always later, and always a time at which the shop is open', () => {
    const someMoment = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((date) => at(date.toISOString()));
    fc.assert(
      fc.property(someOpeningHours(), someMoment, (openingHours, now) => {
        const shop = aShop({ openingHours });
        const next = nextOpening(shop, now);
        if (next === undefined) return;
        expect(next).toBeGreaterThan(now);
        expect(isWithinOpeningHours(shop, next)).toBe(true);
      }),
    );
  });
});

describe('todaysOpeningHours', () => {
  it("gives every interval of the shop's day, earliest first [HOME-04, SHOP-04]", () => {
    const split = aShop({
      openingHours: [
        hours('Friday', '17:00', '21:00'),
        hours('Saturday', '11:00', '14:00'),
        hours('Friday', '11:00', '14:00'),
        hours('Friday', '11:00', '13:00'),
      ],
    });
    expect(todaysOpeningHours(split, at('2026-11-20T12:00:00+01:00'))).toEqual([
      hours('Friday', '11:00', '13:00'),
      hours('Friday', '11:00', '14:00'),
      hours('Friday', '17:00', '21:00'),
    ]);
  });

  it('is empty on a day without hours: closed today', () => {
    expect(todaysOpeningHours(BAR, at('2026-11-22T12:00:00+01:00'))).toEqual([]);
  });

  it('returns yesterday’s hours while its night is open', () => {
    expect(todaysOpeningHours(BAR, at('2026-11-21T01:00:00+01:00'))).toEqual([
      hours('Friday', '18:00', '02:00'),
    ]);
    expect(todaysOpeningHours(BAR, at('2026-11-21T02:00:00+01:00'))).toEqual([
      hours('Saturday', '11:00', '14:00'),
    ]);
  });

  it('returns today’s hours as soon as one of them is open', () => {
    const long = aShop({
      openingHours: [hours('Friday', '16:00', '15:00'), hours('Saturday', '10:00', '20:00')],
    });
    expect(todaysOpeningHours(long, at('2026-11-21T09:00:00+01:00'))).toEqual([
      hours('Friday', '16:00', '15:00'),
    ]);
    expect(todaysOpeningHours(long, at('2026-11-21T12:00:00+01:00'))).toEqual([
      hours('Saturday', '10:00', '20:00'),
    ]);
  });

  it("is the shop's day and not the device's", () => {
    const tokyo = { ...BAR, timeZone: 'Asia/Tokyo' };
    expect(todaysOpeningHours(tokyo, at('2026-11-20T16:00:00Z'))).toEqual([
      hours('Friday', '18:00', '02:00'),
    ]);
    expect(todaysOpeningHours(tokyo, at('2026-11-20T18:00:00Z'))).toEqual([
      hours('Saturday', '11:00', '14:00'),
    ]);
  });
});

describe('isAllDay', () => {
  it('is true where the hours leave out no minute [DEC-82]', () => {
    expect(isAllDay(hours('Friday', '00:00', '00:00'))).toBe(true);
    expect(isAllDay(hours('Friday', '00:00', '23:59'))).toBe(false);
    expect(isAllDay(hours('Friday', '00:01', '00:00'))).toBe(false);
  });
});

describe('formatOpeningHours', () => {
  it('formats 24 hours as `opens - closes` [HOME-18]', () => {
    expect(formatOpeningHours(hours('Friday', '09:05', '22:00'))).toBe('09:05–22:00');
    expect(formatOpeningHours(hours('Friday', '18:00', '00:00'))).toBe('18:00–24:00');
  });
});
