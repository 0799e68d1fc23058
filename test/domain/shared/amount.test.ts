import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAmounts,
  AMOUNT_SCALE,
  amountOfUnits,
  multiplyAmount,
  parseAmount,
  roundAmount,
  toDecimal,
  ZERO_AMOUNT,
} from '@/domain/shared/amount';
import { someAmount } from '@test/support/arbitraries/some-amount';
import { amount } from '@test/support/builders/ids';
import { runs } from '@test/support/properties/runs';

const RUNS = { numRuns: runs(2_000) };

const someSignedAmount = () =>
  fc
    .tuple(someAmount(), fc.boolean())
    .map(([value, isNegative]) => multiplyAmount(value, isNegative ? -1 : 1));

describe('parseAmount', () => {
  it.each([
    ['99.5', 995_000],
    ['99.50', 995_000],
    ['0.0001', 1],
    ['-0.0001', -1],
    ['0', 0],
    ['99999999999.9999', 999_999_999_999_999],
  ])('parses %s exactly', (decimal, units) => {
    expect(parseAmount(decimal)).toBe(units);
  });

  it('parses numbers of JSON', () => {
    expect(parseAmount(99.5)).toBe(995_000);
    expect(parseAmount(0.1)).toBe(1_000);
  });

  it('never returns negative zero', () => {
    expect(Object.is(parseAmount('-0.0000'), 0)).toBe(true);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1,50',
    '1.',
    '.5',
    '1e3',
    '1.23456',
    '123456789012',
    'NaN',
    '0x10',
    '1 000',
  ])('rejects %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1e21])('rejects the number %d', (value) => {
    expect(parseAmount(value)).toBeUndefined();
  });

  it('parses what was written for the wire, whatever the amount', () => {
    fc.assert(
      fc.property(someSignedAmount(), (value) => {
        expect(parseAmount(toDecimal(value))).toBe(value);
      }),
      RUNS,
    );
  });

  it('never returns anything but a whole number of units', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (anything) => {
        const parsed = parseAmount(anything);
        expect(parsed === undefined || Number.isSafeInteger(parsed)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('amountOfUnits', () => {
  it('rejects parts of a unit and unsafe numbers', () => {
    expect(amountOfUnits(1.5)).toBeUndefined();
    expect(amountOfUnits(2 ** 53)).toBeUndefined();
    expect(amountOfUnits(Number.NaN)).toBeUndefined();
  });

  it('never returns negative zero', () => {
    expect(Object.is(amountOfUnits(-0), 0)).toBe(true);
  });
});

describe('addAmounts', () => {
  it('adds a tenth and two tenths to three tenths', () => {
    expect(addAmounts(amount('0.1'), amount('0.2'))).toBe(amount('0.3'));
  });

  it('is zero for no amounts', () => {
    expect(addAmounts()).toBe(ZERO_AMOUNT);
  });

  it('agrees with whole-number arithmetic, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(someSignedAmount(), { maxLength: 50 }), (amounts) => {
        const oracle = amounts.reduce((sum, each) => sum + BigInt(each), 0n);
        expect(BigInt(addAmounts(...amounts))).toBe(oracle);
      }),
      RUNS,
    );
  });
});

describe('multiplyAmount', () => {
  it('never returns negative zero', () => {
    expect(Object.is(multiplyAmount(ZERO_AMOUNT, -1), 0)).toBe(true);
  });

  it('agrees with whole-number arithmetic, whatever the quantity', () => {
    fc.assert(
      fc.property(someAmount(), fc.integer({ min: 0, max: 999 }), (value, quantity) => {
        expect(BigInt(multiplyAmount(value, quantity))).toBe(BigInt(value) * BigInt(quantity));
      }),
      RUNS,
    );
  });
});

describe('roundAmount', () => {
  it.each([
    ['99.005', 2, '99.01'],
    ['-99.005', 2, '-99.01'],
    ['99.0049', 2, '99'],
    ['99.5', 0, '100'],
    ['-99.5', 0, '-100'],
    ['99.4999', 0, '99'],
    ['1.2345', 4, '1.2345'],
  ])('rounds %s to %i decimals as %s, halves away from zero', (exact, decimals, rounded) => {
    expect(roundAmount(amount(exact), decimals)).toBe(amount(rounded));
  });

  it('never returns negative zero', () => {
    expect(Object.is(roundAmount(amount('-0.004'), 2), 0)).toBe(true);
  });

  it('returns the nearest step, halves away from zero, whatever the amount', () => {
    fc.assert(
      fc.property(someSignedAmount(), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const step = AMOUNT_SCALE / 10 ** decimals;
        const rounded = roundAmount(value, decimals);
        expect(rounded % step === 0).toBe(true);
        expect(Math.abs(rounded - value) * 2).toBeLessThanOrEqual(step);
        if (Math.abs(rounded - value) * 2 === step) {
          expect(Math.abs(rounded)).toBeGreaterThan(Math.abs(value));
        }
      }),
      RUNS,
    );
  });
});
