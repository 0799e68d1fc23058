import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SystemClock } from '@/adapters/browser/system-clock';
import { removeExpired } from '@/domain/order/remove-expired';
import { isWithinOpeningHours } from '@/domain/shop/is-within-opening-hours';
import { aShop, hours } from '@test/support/builders/a-shop';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { moment } from '@test/support/builders/order-ids';
import { runs } from '@test/support/properties/runs';

const TRUE_NOW_MS = Date.parse('2026-11-21T11:00:00.400Z');
const DAY_MS = 86_400_000;

/** A `Date` header has whole seconds. */
const headerAt = (ms: number): number => Math.floor(ms / 1000) * 1000;

describe('SystemClock', () => {
  it('shows the device time until the server has sent its own', () => {
    expect(new SystemClock(() => TRUE_NOW_MS).now()).toBe(TRUE_NOW_MS);
  });

  it('shows the server time, however wrong the device is [FAULT-C17]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY_MS, max: DAY_MS }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (wrongByMs, roundTripMs, returnShare) => {
          const clock = new SystemClock(() => TRUE_NOW_MS + wrongByMs);
          clock.learn({ dateMs: headerAt(TRUE_NOW_MS - roundTripMs * returnShare), roundTripMs });
          expect(Math.abs(clock.now() - TRUE_NOW_MS)).toBeLessThanOrEqual(2_500 + roundTripMs);
        },
      ),
      { numRuns: runs(1_000) },
    );
  });

  it('lets orders expire and shops open by the server, however wrong the device is [FAULT-C17]', () => {
    const shop = aShop({ openingHours: [hours('Saturday', '10:00', '22:00')] });
    const opensAt = moment('2026-11-21T10:00:00+01:00');
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY_MS, max: DAY_MS }),
        fc.integer({ min: 3_000, max: DAY_MS / 4 }),
        fc.boolean(),
        (wrongByMs, awayMs, isOver) => {
          const trueNow = isOver ? opensAt + awayMs : opensAt - awayMs;
          const clock = new SystemClock(() => trueNow + wrongByMs);
          clock.learn({ dateMs: headerAt(trueNow), roundTripMs: 0 });
          expect(isWithinOpeningHours(shop, clock.now())).toBe(isOver);
          const tracked = someTrackedOrders({ paid: [aTrackedOrder({ expires: opensAt })] });
          expect(removeExpired(tracked, clock).paid.length).toBe(isOver ? 0 : 1);
        },
      ),
    );
  });

  it('is sure after a server time, until the device clock is set [FAULT-C17]', () => {
    let [wrongByMs, passedMs] = [DAY_MS, 0];
    const clock = new SystemClock(
      () => TRUE_NOW_MS + passedMs + wrongByMs,
      () => passedMs,
    );
    const learn = () => clock.learn({ dateMs: headerAt(TRUE_NOW_MS + passedMs), roundTripMs: 100 });
    expect(clock.isSure).toBe(false);
    learn();
    passedMs += DAY_MS;
    expect(clock.isSure).toBe(true);
    wrongByMs = 0;
    expect(clock.isSure).toBe(false);
    learn();
    expect(clock.isSure).toBe(true);
  });

  it('adjusts to a device clock that is set while it runs [FAULT-C17]', () => {
    let wrongByMs = 0;
    const clock = new SystemClock(() => TRUE_NOW_MS + wrongByMs);
    for (wrongByMs of [DAY_MS, -DAY_MS, 3_600_000, 0]) {
      clock.learn({ dateMs: headerAt(TRUE_NOW_MS), roundTripMs: 100 });
      expect(Math.abs(clock.now() - TRUE_NOW_MS)).toBeLessThanOrEqual(2_500);
    }
  });

  it('ignores a difference below the precision of the header', () => {
    const clock = new SystemClock(() => TRUE_NOW_MS);
    for (const late of [0, 300, 900, 1_400])
      clock.learn({ dateMs: headerAt(TRUE_NOW_MS - late), roundTripMs: 200 });
    expect(clock.now()).toBe(TRUE_NOW_MS);
  });

  it.each([
    ['took longer than an answer can', DAY_MS],
    ['took 1 ms too long', 15_001],
    ['arrived before it was asked for', -5],
  ])('ignores a response that %s', (_, roundTripMs) => {
    const clock = new SystemClock(() => TRUE_NOW_MS);
    // So far off that no tolerance hides it.
    clock.learn({ dateMs: headerAt(TRUE_NOW_MS - 30 * DAY_MS), roundTripMs });
    expect([clock.now(), clock.isSure]).toEqual([TRUE_NOW_MS, false]);
  });

  it('accepts a response of the longest allowed duration', () => {
    const clock = new SystemClock(() => TRUE_NOW_MS);
    clock.learn({ dateMs: headerAt(TRUE_NOW_MS - 30 * DAY_MS), roundTripMs: 15_000 });
    expect(clock.now()).toBeLessThan(TRUE_NOW_MS - 29 * DAY_MS);
    expect(clock.isSure).toBe(true);
  });
});
