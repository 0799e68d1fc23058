import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expectedTime, promisedTime, promiseOf, waitingMinutes } from '@/domain/order/promised-time';
import { addMs, instant } from '@/domain/shared/instant';
import { aShop } from '@test/support/builders/a-shop';
import { moment } from '@test/support/builders/order-ids';

const at = (time: string) => moment(`2026-11-21T${time}+01:00`);
const MINUTE = 60_000;

const someInstant = () => fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant);
const someMinutes = () => fc.integer({ min: 1, max: 240 });

describe('promisedTime', () => {
  it.each([
    ['12:10:00', 12, '12:25:00'],
    ['12:13:00', 12, '12:25:00'],
    ['12:13:01', 12, '12:30:00'],
  ])('of an order at %s that takes %i minutes is %s [DEC-95]', (now, minutes, ready) => {
    expect(promisedTime(at(now), minutes)).toBe(at(ready));
  });

  it.each([
    ['stays where the kitchen is up to five minutes later', '12:18:00', '12:25:00'],
    ['moves where it is later than that', '12:18:01', '12:35:00'],
    ['stays where it is up to ten minutes earlier', '12:03:00', '12:25:00'],
    ['moves where it is earlier than that', '12:02:59', '12:15:00'],
  ])('that the guest has read as 12:25 %s [DEC-95]', (_what, now, ready) => {
    expect(promisedTime(at(now), 12, at('12:25:00'))).toBe(at(ready));
  });

  it('is never in the past, whatever was read before [DEC-95]', () => {
    fc.assert(
      fc.property(
        someInstant(),
        someMinutes(),
        fc.option(someInstant(), { nil: undefined }),
        (now, minutes, earlier) => {
          const promised = promisedTime(now, minutes, earlier);
          expect(promised).toBeGreaterThanOrEqual(now + minutes * MINUTE - 5 * MINUTE);
          expect(promised).toBeLessThanOrEqual(now + minutes * MINUTE + 10 * MINUTE);
        },
      ),
    );
  });
});

describe('promiseOf', () => {
  it('is none where the shop does not say how long an order takes', () => {
    expect(promiseOf(aShop(), at('12:00:00'))).toBeUndefined();
    expect(promiseOf(aShop({ readyInMinutes: 8 }), at('12:00:00'))).toBe(at('12:10:00'));
  });
});

describe('waitingMinutes', () => {
  it.each([
    [1, 5],
    [5, 5],
    [8, 10],
    [31, 35],
  ])('of %i minutes are %i [DEC-95]', (minutes, waiting) => {
    expect(waitingMinutes(minutes)).toBe(waiting);
  });
});

describe('expectedTime', () => {
  it.each([
    ['12:24:59', '12:25:00', false],
    ['12:25:00', '12:35:00', true],
    ['12:34:59', '12:35:00', true],
    ['12:35:00', '12:45:00', true],
  ])('of an order promised for 12:25 is at %s %s [DEC-95]', (now, expected, isLate) => {
    expect(expectedTime(at('12:25:00'), at(now))).toEqual({ at: at(expected), isLate });
  });

  it('is in the future, and never moves back [DEC-95]', () => {
    fc.assert(
      fc.property(someInstant(), fc.nat(86_400_000), fc.nat(3_600_000), (promised, laterMs, waitedMs) => {
        const now = addMs(promised, laterMs - 3_600_000);
        const expected = expectedTime(promised, now);
        expect(expected.at).toBeGreaterThan(now);
        expect(expectedTime(promised, addMs(now, waitedMs)).at).toBeGreaterThanOrEqual(expected.at);
      }),
    );
  });
});
