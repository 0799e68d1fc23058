import { describe, expect, it } from 'vitest';
import { minorUnit, ofMinorUnits, toMinorUnits } from '@/domain/shared/minor-units';
import { amount } from '@test/support/builders/ids';

describe('toMinorUnits', () => {
  it.each([
    ['119.50', 'SEK', 11_950],
    ['119', 'JPY', 119],
    ['1.005', 'KWD', 1005],
    ['1.005', 'SEK', undefined],
    ['1.5', 'JPY', undefined],
  ])('counts %s %s', (decimal, currency, minor) => {
    expect(toMinorUnits(amount(decimal), currency)).toBe(minor);
    if (minor !== undefined) expect(ofMinorUnits(minor, currency)).toBe(amount(decimal));
  });
});

describe('minorUnit', () => {
  it('is that of the currency, unless the amount is finer', () => {
    expect(['SEK', 'JPY', 'KWD'].map((currency) => minorUnit(amount('3'), currency))).toEqual([
      100, 10_000, 10,
    ]);
    expect(minorUnit(amount('1.0005'), 'SEK')).toBe(1);
  });
});
