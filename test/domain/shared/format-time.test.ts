import { describe, expect, it } from 'vitest';

import { formatDate, formatDay, formatMoment, formatSoon, formatTime } from '@/domain/shared/format-time';
import { moment } from '@test/support/builders/order-ids';

const NOON = moment('2026-11-21T12:05:00+01:00');

describe('formatTime', () => {
  it('uses the time zone given, not the device’s', () => {
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

  it('has the day when it is another one in that time zone', () => {
    const lateBefore = moment('2026-11-20T23:59:00+01:00');
    expect(formatMoment(NOON, lateBefore, 'Europe/Stockholm', 'en')).toBe('Saturday 21 November 12:05');
    expect(formatMoment(NOON, lateBefore, 'Europe/Helsinki', 'en')).toBe('13:05');
  });
});

describe('formatSoon', () => {
  const soon = (at: string) => formatSoon(moment(at), NOON, 'Europe/Stockholm', 'sv');

  it('has the time alone today, with the weekday within a week, and with the date later', () => {
    expect(soon('2026-11-21T18:30:00+01:00')).toBe('18:30');
    expect(soon('2026-11-23T08:30:00+01:00')).toBe('mån 08:30');
    expect(soon('2026-11-28T08:30:00+01:00')).toBe('lördag 28 november 08:30');
  });

  it('counts days in the time zone given', () => {
    const late = moment('2026-11-21T23:30:00+01:00');
    expect(formatSoon(late, NOON, 'Europe/Helsinki', 'sv')).toBe('sön 00:30');
  });
});

describe('formatDay', () => {
  it('has weekday, day and month in the time zone, and the year when it is another one', () => {
    const lateEvening = moment('2026-11-20T23:30:00+01:00');
    expect(formatDay(lateEvening, NOON, 'Europe/Stockholm', 'sv')).toBe('fredag 20 november');
    expect(formatDay(lateEvening, NOON, 'Europe/Helsinki', 'sv')).toBe('lördag 21 november');
    expect(formatDay(moment('2025-12-24T12:00:00+01:00'), NOON, 'Europe/Stockholm', 'sv')).toBe(
      'onsdag 24 december 2025',
    );
  });
});

describe('formatDate', () => {
  it('has the day with its year', () => {
    expect(formatDate(NOON, 'Europe/Stockholm', 'sv')).toBe('21 november 2026');
    expect(formatDate(NOON, 'Europe/Stockholm', 'en')).toBe('21 November 2026');
  });
});
