import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someOpeningHours } from '@test/support/arbitraries/some-opening-hours';
import { hours } from '@test/support/builders/a-shop';
import {
  momentOf,
  nextOpeningByTheMinute,
  openByTheMinute,
  walkClock,
} from '@test/support/oracles/hours-by-the-minute';
import { isWithinOpeningHours } from '@/domain/shop/is-within-opening-hours';
import { nextOpening } from '@/domain/shop/next-opening';
import type { ShopHours } from '@/domain/shop/opening-intervals';
import { runs } from '@test/support/properties/runs';

/** Some days before a change of the clock, where the zone has one. */
const WALKS = [
  ['Europe/Stockholm', '2026-03-22T12:00:00Z'],
  ['Europe/Stockholm', '2026-10-18T12:00:00Z'],
  ['Europe/Helsinki', '2026-03-22T12:00:00Z'],
  ['Europe/Helsinki', '2026-10-18T12:00:00Z'],
  ['Europe/London', '2026-03-22T12:00:00Z'],
  ['Europe/London', '2026-10-18T12:00:00Z'],
  ['America/St_Johns', '2026-03-01T12:00:00Z'],
  ['America/St_Johns', '2010-10-31T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-03-29T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-09-27T12:00:00Z'],
  ['Asia/Kathmandu', '2026-11-14T12:00:00Z'],
  ['Pacific/Apia', '2011-12-23T12:00:00Z'],
  ['America/Havana', '2026-10-25T12:00:00Z'],
] as const;

/** Compared from the third day to the thirteenth: later, the next opening may be outside the walk. */
const DAYS_WALKED = 30;
const FIRST_MINUTE = 3 * 1_440;
const LAST_MINUTE = 13 * 1_440;

const walks = new Map(WALKS.map(([zone, from]) => [`${zone} ${from}`, walkClock(zone, from, DAYS_WALKED)]));

/** Every minute, or every third from a drawn one on. */
function expectAgreement(shop: ShopHours, walkName: string, phase = 0, step = 1): void {
  const clock = walks.get(walkName)!;
  const open = openByTheMinute(shop, clock);
  const wrong: string[] = [];
  for (let minute = FIRST_MINUTE + phase; minute < LAST_MINUTE; minute += step) {
    const at = momentOf(clock, minute);
    if (isWithinOpeningHours(shop, at) !== open[minute]) wrong.push(`open at ${clock.shown[minute]!}`);
    if (minute % 61 !== 0) continue;
    if (nextOpening(shop, at) !== nextOpeningByTheMinute(open, clock, minute)) {
      wrong.push(`next after ${clock.shown[minute]!}`);
    }
  }
  expect(wrong).toEqual([]);
}

describe('isWithinOpeningHours and nextOpening', () => {
  it.each(WALKS)('agree with a walk minute by minute: %s from %s [FAULT-C18]', (timeZone, from) => {
    fc.assert(
      fc.property(someOpeningHours(), fc.nat(2), (openingHours, phase) => {
        expectAgreement({ openingHours, timeZone }, `${timeZone} ${from}`, phase, 3);
      }),
      { numRuns: runs(10) },
    );
  });

  it.each(WALKS)('agree in the very hours that are skipped or doubled: %s from %s', (timeZone, from) => {
    const nights = [hours('Sunday', '00:15', '00:45'), hours('Sunday', '01:10', '02:20')];
    const early = [hours('Sunday', '02:30', '02:50'), hours('Saturday', '22:00', '02:30')];
    const changeOfDay = [hours('Friday', '09:00', '17:00'), hours('Sunday', '00:00', '03:00')];
    expectAgreement({ openingHours: nights, timeZone }, `${timeZone} ${from}`);
    expectAgreement({ openingHours: early, timeZone }, `${timeZone} ${from}`);
    expectAgreement({ openingHours: changeOfDay, timeZone }, `${timeZone} ${from}`);
  });
});
