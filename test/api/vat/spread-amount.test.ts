import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts } from '@/domain/shared/amount';
import { spreadAmount } from '@api/vat/spread-amount';
import { someAmount } from '@test/support/arbitraries/some-amount';
import { amount } from '@test/support/builders/ids';
import { runs } from '@test/support/properties/runs';

const ORE = 100;
const amounts = (...decimals: readonly string[]) => decimals.map(amount);
const someUnits = fc.integer({ min: 0, max: 10_000_000 }).map((ore) => amount((ore / 100).toFixed(2)));
const someWeights = fc.array(someAmount(), { minLength: 1, maxLength: 6 });

describe('spreadAmount', () => {
  it('gives what is left over to the largest remainder', () => {
    expect(spreadAmount(amount('1'), amounts('1', '1', '1'), ORE)).toEqual(amounts('0.34', '0.33', '0.33'));
    expect(spreadAmount(amount('0.05'), amounts('10', '30'), ORE)).toEqual(amounts('0.01', '0.04'));
  });

  it('gives all to the first where nothing has a weight, and nothing where there are no parts', () => {
    expect(spreadAmount(amount('5'), amounts('0', '0'), ORE)).toEqual(amounts('5', '0'));
    expect(spreadAmount(amount('5'), [], ORE)).toEqual([]);
  });

  it('always adds up to the amount, in whole units, each less than one from its exact share', () => {
    fc.assert(
      fc.property(someUnits, someWeights, (total, weights) => {
        const parts = spreadAmount(total, weights, ORE);
        expect(addAmounts(...parts)).toBe(total);
        const sum = BigInt(addAmounts(...weights));
        for (const [index, part] of parts.entries()) {
          expect(part % ORE).toBe(0);
          if (sum === 0n) continue;
          const off = BigInt(part) * sum - BigInt(total) * BigInt(weights[index] ?? 0);
          expect(off < sum * BigInt(ORE) && -off < sum * BigInt(ORE)).toBe(true);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
