import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentIn, parseQueryTime } from '@cli/run/query-time';
import { formatInstant, instant } from '@/domain/shared/instant';

const inStockholm = (typed: string) => {
  const asked = parseQueryTime(typed);
  return asked === undefined ? undefined : formatInstant(momentIn(asked, 'Europe/Stockholm'));
};

describe('parseQueryTime', () => {
  it.each([
    ['2026-07-01T12:00', '2026-07-01T10:00:00.000Z'],
    ['2026-07-01T12:00:30', '2026-07-01T10:00:30.000Z'],
    // Missing: the clock goes from 02:00 to 03:00.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    // Shown twice: the first time is still summer time.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30Z', '2026-03-29T02:30:00.000Z'],
    ['2026-03-29T02:30+05:30', '2026-03-28T21:00:00.000Z'],
  ])('parses %s', (typed, moment) => {
    expect(inStockholm(typed)).toBe(moment);
  });

  it.each(['', 'noon', '2026-03-29', '02:30', '2026-02-30T12:00', '2026-03-29T24:30', '2026-3-29T02:30'])(
    'refuses %s',
    (typed) => {
      expect(parseQueryTime(typed)).toBeUndefined();
    },
  );

  it('parses every time that it formats, in any time zone', () => {
    const moments = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => instant(seconds * 1_000));
    fc.assert(
      fc.property(moments, (at) => {
        expect(parseQueryTime(formatInstant(at))).toEqual({ kind: 'moment', at });
      }),
    );
  });
});
