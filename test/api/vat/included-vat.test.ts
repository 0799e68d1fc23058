import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVatRate } from '@/domain/order/vat';
import { includedVat } from '@api/vat/included-vat';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { runs } from '@test/support/properties/runs';

const ORE = 100;
const rate = (percent: number) => must(parseVatRate(percent));

describe('includedVat', () => {
  it.each([
    ['112', 12, '12'],
    ['119', 12, '12.75'],
    ['100', 25, '20'],
    ['12.90', 13.5, '1.53'],
    ['99.99', 0, '0'],
    ['0', 25, '0'],
  ])('of %s at %s per cent is %s', (gross, percent, vat) => {
    expect(includedVat(amount(gross), rate(percent), ORE)).toBe(amount(vat));
  });

  it('is never more than half a unit from the exact tax', () => {
    const someGross = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(someGross, fc.integer({ min: 0, max: 10_000 }), (ore, hundredths) => {
        const vat = includedVat(amount((ore / 100).toFixed(2)), rate(hundredths / 100), ORE) / ORE;
        const off = 2n * (BigInt(vat) * BigInt(10_000 + hundredths) - BigInt(ore) * BigInt(hundredths));
        const unit = BigInt(10_000 + hundredths);
        expect(off <= unit && -off <= unit).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});
