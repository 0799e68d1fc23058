import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addMs, instant } from '@/domain/shared/instant';
import { driftAt, DRIFT_PLACES, isInvertedAt } from '@/domain/signage/burn-in';
import {
  SIGNAGE_MAX_AGE_MS,
  SIGNAGE_PAGE_MS,
  SIGNAGE_STALE_AFTER_MS,
  signageFreshness,
  signagePageAt,
} from '@/domain/signage/signage-times';

const START = instant(Date.UTC(2026, 10, 21, 11));

describe('signageFreshness', () => {
  it('returns the age of what is shown, and ends after a quarter of an hour', () => {
    const after = (ms: number) => signageFreshness(START, addMs(START, ms));
    expect([after(0), after(SIGNAGE_STALE_AFTER_MS - 1)]).toEqual(['fresh', 'fresh']);
    expect([after(SIGNAGE_STALE_AFTER_MS), after(SIGNAGE_MAX_AGE_MS - 1)]).toEqual(['stale', 'stale']);
    expect(after(SIGNAGE_MAX_AGE_MS)).toBe('tooOld');
  });
});

describe('signagePageAt', () => {
  it('depends on the time alone, and cycles', () => {
    const after = (pages: number) => signagePageAt(START, addMs(START, pages * SIGNAGE_PAGE_MS), 3);
    expect([0, 0.99, 1, 2, 3, 1_000_000].map(after)).toEqual([0, 0, 1, 2, 0, 1]);
    expect(signagePageAt(START, START, 0)).toBe(0);
  });

  it('is always one of the pages, also when the clock was set back', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (ms, pages) => {
        const page = signagePageAt(START, addMs(START, ms), pages);
        expect(page).toBeGreaterThanOrEqual(0);
        expect(page).toBeLessThan(pages);
      }),
    );
  });
});

describe('driftAt, isInvertedAt', () => {
  it('move the board each minute and invert its colors every ten', () => {
    const minutes = Array.from({ length: 40 }, (_, minute) => addMs(START, minute * 60_000));
    expect(new Set(minutes.map(driftAt)).size).toBe(DRIFT_PLACES);
    expect(minutes.some((at, index) => index > 0 && driftAt(at) === driftAt(addMs(at, -60_000)))).toBe(false);
    expect(minutes.filter(isInvertedAt)).toHaveLength(20);
  });
});
