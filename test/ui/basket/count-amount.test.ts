import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountAt, TOTAL_ANIMATION_MS } from '@/ui/basket/count-amount';
import { amount } from '@test/support/builders/ids';
import { someAmount } from '@test/support/arbitraries/some-amount';

describe('amountAt', () => {
  it('takes one second [BASK-19]', () => {
    expect(TOTAL_ANIMATION_MS).toBe(1_000);
    expect(amountAt(amount('218'), amount('251'), 700)).not.toBe(amount('251'));
    expect(amountAt(amount('218'), amount('251'), 1_000)).toBe(amount('251'));
  });

  it('begins at the previous amount', () => {
    expect(amountAt(amount('218'), amount('251'), 0)).toBe(amount('218'));
  });

  it('draws no decimals between whole amounts', () => {
    const between = [100, 300, 500].map((ms) => amountAt(amount('218'), amount('251'), ms));
    expect(between).toEqual([amount('227'), amount('240'), amount('247')]);
  });

  it('stays between the two, and ends exactly at the target', () => {
    fc.assert(
      fc.property(someAmount(), someAmount(), fc.nat(3_000), (from, to, elapsedMs) => {
        const drawn = amountAt(from, to, elapsedMs);
        expect(drawn).toBeGreaterThanOrEqual(Math.min(from, to));
        expect(drawn).toBeLessThanOrEqual(Math.max(from, to));
        if (elapsedMs >= TOTAL_ANIMATION_MS) expect(drawn).toBe(to);
      }),
    );
  });
});
