import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import { parseMinuteOfDay, parseWeekday } from '@/domain/shop/parse-opening-hours';
import { formatOpeningHours } from '@/domain/shop/todays-opening-hours';
import { someMinuteOfDay } from '@test/support/arbitraries/some-opening-hours';

describe('parseMinuteOfDay', () => {
  it.each([
    ['10:30:00', 630],
    ['10:30', 630],
    ['00:00:00', 0],
    ['23:59:59.999', 1439],
    ['2023-05-01T10:30:00', 630],
    ['2023-05-01T10:30:00.000Z', 630],
    [' 10:30:00 ', 630],
    ['24:00:00', 0],
  ])('parses the time of day of %j [ENT-04]', (text, minute) => {
    expect(parseMinuteOfDay(text)).toBe(minute);
  });

  it('uses the written time, whatever its offset', () => {
    expect(parseMinuteOfDay('2023-05-01T10:30:00+09:00')).toBe(630);
    expect(parseMinuteOfDay('2023-05-01T10:30:00-0330')).toBe(630);
  });

  it.each([
    '',
    '10',
    '25:00',
    '10:60',
    '10:30:60',
    '24:01',
    '24:30:00',
    'at 10:30',
    '10:30 sharp',
    '24:00:01',
    '1:30',
    'ten',
    '2023-05-01',
    '-1:30',
  ])('rejects %j', (text) => {
    expect(parseMinuteOfDay(text)).toBeUndefined();
  });

  it('parses what is formatted, whatever the hours', () => {
    fc.assert(
      fc.property(someMinuteOfDay(), someMinuteOfDay(), (opens, closes) => {
        const shown = formatOpeningHours({ opens, closes }).split('–');
        expect(shown.map(parseMinuteOfDay)).toEqual([opens, closes]);
      }),
    );
  });
});

describe('parseWeekday', () => {
  it('parses English names of days [SHOP-04]', () => {
    expect(WEEKDAYS.map(parseWeekday)).toEqual([...WEEKDAYS]);
    expect(parseWeekday(' monday ')).toBe('Monday');
  });

  it.each(['', 'Mon', 'måndag', 'lundi', '1'])('rejects %j [SHOP-04]', (text) => {
    expect(parseWeekday(text)).toBeUndefined();
  });
});
