import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStamps } from '@/domain/basket/log/stamp-order';
import { tabId } from '@test/support/builders/basket-ids';

const stamp = (time: number, tab: string, sequence: number) => ({ time, tab: tabId(tab), sequence });

describe('compareStamps', () => {
  it('orders by time, then tab, then sequence', () => {
    const wanted = [stamp(1, 'b', 9), stamp(2, 'a', 3), stamp(2, 'b', 1), stamp(2, 'b', 2)];
    fc.assert(
      fc.property(fc.shuffledSubarray(wanted, { minLength: 4 }), (shuffled) => {
        expect([...shuffled].sort(compareStamps)).toEqual(wanted);
      }),
    );
  });

  it('returns 0 for equal stamps', () => {
    expect(compareStamps(stamp(1, 'a', 1), stamp(1, 'a', 1))).toBe(0);
  });
});
