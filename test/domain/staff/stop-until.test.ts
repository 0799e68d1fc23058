import { describe, expect, it } from 'vitest';

import { formatInstant } from '@/domain/shared/instant';
import { stopUntil } from '@/domain/staff/stop-until';
import { moment } from '@test/support/builders/order-ids';

const HELSINKI = 'Europe/Helsinki';
const until = (length: 'hour' | 'day' | 'open', now: string) => {
  const end = stopUntil(length, moment(now), HELSINKI);
  return end && formatInstant(end);
};

describe('stopUntil', () => {
  it('ends after an hour', () => {
    expect(until('hour', '2026-11-21T23:30:00+02:00')).toBe('2026-11-21T22:30:00.000Z');
  });

  it('ends by hand', () => {
    expect(until('open', '2026-11-21T23:30:00+02:00')).toBeUndefined();
  });

  it.each([
    ['in the morning', '2026-11-21T08:00:00+02:00'],
    ['before midnight', '2026-11-21T23:59:59+02:00'],
    ['in the night after, which belongs to the day', '2026-11-22T04:59:59+02:00'],
  ])('ends at five the next morning, in the time of the shop: %s', (_, now) => {
    expect(until('day', now)).toBe('2026-11-22T03:00:00.000Z');
  });

  it('is of the day that begins, at five exactly', () => {
    expect(until('day', '2026-11-22T05:00:00+02:00')).toBe('2026-11-23T03:00:00.000Z');
  });

  it('ends at five on the clock also where the night is an hour longer', () => {
    expect(until('day', '2026-10-24T12:00:00+03:00')).toBe('2026-10-25T03:00:00.000Z');
  });
});
