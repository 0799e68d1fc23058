import { describe, expect, it } from 'vitest';

import { formatMoment, formatTime } from '@/domain/shared/format-time';
import { moment } from '@test/support/builders/order-ids';

const NOON = moment('2026-11-21T12:05:00+01:00');

describe('formatTime', () => {
  it('writes the time on the clock of the zone, not of the device', () => {
    expect(formatTime(NOON, 'Europe/Stockholm', 'sv')).toBe('12:05');
    expect(formatTime(NOON, 'Europe/Helsinki', 'sv')).toBe('13:05');
  });

  it('counts 24 hours in every language', () => {
    const evening = moment('2026-11-21T23:30:00+01:00');
    expect(formatTime(evening, 'Europe/Stockholm', 'en')).toBe('23:30');
    expect(formatTime(moment('2026-11-22T00:10:00+01:00'), 'Europe/Stockholm', 'en')).toBe('00:10');
  });
});

describe('formatMoment', () => {
  it('is the time alone on the same day', () => {
    expect(formatMoment(NOON, moment('2026-11-21T00:00:00+01:00'), 'Europe/Stockholm', 'sv')).toBe('12:05');
  });

  it('names the day when it is another one on that clock', () => {
    const lateBefore = moment('2026-11-20T23:59:00+01:00');
    expect(formatMoment(NOON, lateBefore, 'Europe/Stockholm', 'en')).toBe('Saturday 21 November 12:05');
    expect(formatMoment(NOON, lateBefore, 'Europe/Helsinki', 'en')).toBe('13:05');
  });
});
