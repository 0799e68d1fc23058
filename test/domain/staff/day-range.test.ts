import { describe, expect, it } from 'vitest';
import { dayRange } from '@/domain/staff/day-range';
import { moment } from '@test/support/builders/order-ids';

describe('dayRange', () => {
  it('is a day by the clocks of the restaurant, also one of 23 hours', () => {
    expect(dayRange('2026-11-23', 'Europe/Helsinki')).toEqual({
      from: moment('2026-11-23T00:00:00+02:00'),
      until: moment('2026-11-24T00:00:00+02:00'),
    });
    expect(dayRange('2026-03-29', 'Europe/Stockholm')).toEqual({
      from: moment('2026-03-29T00:00:00+01:00'),
      until: moment('2026-03-30T00:00:00+02:00'),
    });
  });

  it.each(['', '2026-13-01', '23/11', 'today'])('is none for %j', (text) => {
    expect(dayRange(text, 'Europe/Stockholm')).toBeUndefined();
  });
});
