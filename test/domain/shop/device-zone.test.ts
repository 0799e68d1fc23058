import { afterEach, describe, expect, it, vi } from 'vitest';
import { hours } from '@test/support/builders/a-shop';
import {
  momentOf,
  nextOpeningByTheMinute,
  openByTheMinute,
  walkClock,
} from '@test/support/oracles/hours-by-the-minute';

const timeZone = 'Europe/Stockholm';
const DAYS_WALKED = 30;
const FIRST_MINUTE = 3 * 1_440;
const LAST_MINUTE = 13 * 1_440;

const clock = walkClock(timeZone, '2026-03-22T12:00:00Z', DAYS_WALKED);

describe('the time zone of the device', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  const DEVICE_ZONES = [
    ['UTC', 0],
    ['America/Los_Angeles', 480],
    ['Asia/Tokyo', -540],
    ['Pacific/Apia', -780],
    ['America/St_Johns', 210],
    ['Europe/Stockholm', -60],
    ['Europe/London', 0],
    ['America/Sao_Paulo', 180],
    ['Asia/Kolkata', -330],
    ['Asia/Kathmandu', -345],
    ['Australia/Lord_Howe', -660],
    ['Pacific/Kiritimati', -840],
  ] as const;

  it.each(DEVICE_ZONES)('never decides: %s [FAULT-C18]', async (deviceZone, offsetMinutes) => {
    vi.stubEnv('TZ', deviceZone);
    vi.resetModules();
    expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offsetMinutes);
    const fresh = {
      ...(await import('@/domain/shop/is-within-opening-hours')),
      ...(await import('@/domain/shop/next-opening')),
    };
    const openingHours = [hours('Sunday', '02:30', '11:00'), hours('Saturday', '18:00', '02:15')];
    const open = openByTheMinute({ openingHours, timeZone }, clock);
    for (let minute = FIRST_MINUTE; minute < LAST_MINUTE; minute += 7) {
      const at = momentOf(clock, minute);
      expect(fresh.isWithinOpeningHours({ openingHours, timeZone }, at)).toBe(open[minute]);
      expect(fresh.nextOpening({ openingHours, timeZone }, at)).toBe(
        nextOpeningByTheMinute(open, clock, minute),
      );
    }
  });
});
