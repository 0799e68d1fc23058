import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBatches } from '@/domain/shared/in-batches';
import { DISTANCE_BATCH_SHOPS, distanceKm, shownDistance } from '@/domain/shop/shop-distance';
import { someLocation } from '@test/support/arbitraries/some-shop';

const HALF_EARTH_KM = 20_016;

describe('distanceKm', () => {
  it('measures along the great circle [ENT-03, ENT-06]', () => {
    const stockholm = { latitude: 59.3293, longitude: 18.0686 };
    const helsinki = { latitude: 60.1699, longitude: 24.9384 };
    expect(distanceKm(stockholm, helsinki)).toBeCloseTo(396, 0);
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111.2,
      1,
    );
  });

  it('reaches the other side of the earth', () => {
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
      20_015,
      0,
    );
  });

  it('is never negative, never beyond half the earth, and the same both ways', () => {
    fc.assert(
      fc.property(someLocation(), someLocation(), (a, b) => {
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceKm(a, b)).toBeLessThan(HALF_EARTH_KM);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });
});

describe('shownDistance', () => {
  it.each([
    [0, 0, 'meter'],
    [0.004, 0, 'meter'],
    [0.005, 10, 'meter'],
    [0.234, 230, 'meter'],
    [0.994, 990, 'meter'],
    [0.995, 1, 'kilometer'],
    [1, 1, 'kilometer'],
    [1.25, 1.3, 'kilometer'],
    [12.34, 12.3, 'kilometer'],
  ] as const)('shows %d km as %d %s', (km, value, unit) => {
    expect(shownDistance(km)).toEqual({ value, unit });
  });

  it('never shows more than 990 meters', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2, noNaN: true }), (km) => {
        const shown = shownDistance(km);
        expect(shown.unit === 'kilometer' || shown.value <= 990).toBe(true);
      }),
    );
  });
});

describe('inBatches', () => {
  it('splits the shops by 20 [SHOP-10]', () => {
    const shops = Array.from({ length: 45 }, (_, index) => index);
    expect(inBatches(shops, DISTANCE_BATCH_SHOPS).map((batch) => batch.length)).toEqual([20, 20, 5]);
  });

  it('loses nothing and keeps the order, whatever the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 30 }), (items, size) => {
        const batches = inBatches(items, size);
        expect(batches.flat()).toEqual(items);
        expect(batches.every((batch) => batch.length > 0 && batch.length <= size)).toBe(true);
      }),
    );
  });
});
