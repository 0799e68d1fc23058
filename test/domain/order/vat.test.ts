import { describe, expect, it } from 'vitest';
import { netOf, parseVatRate, percentOf, vatByRate } from '@/domain/order/vat';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

describe('parseVatRate', () => {
  it.each([0, 6, 13.5, 25.55, 100])('reads %s per cent exactly', (percent) => {
    const rate = parseVatRate(percent);
    expect(rate === undefined ? undefined : percentOf(rate)).toBe(percent);
  });

  it.each([-1, 100.01, 5.555, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (percent) => {
    expect(parseVatRate(percent)).toBeUndefined();
  });
});

describe('vatByRate', () => {
  const share = (vatClass: string, percent: number, gross: string, vat: string) => ({
    ...{ vatClass, rate: must(parseVatRate(percent)) },
    ...{ gross: amount(gross), vat: amount(vat) },
  });

  it('adds the classes of one rate, the lowest rate first', () => {
    const shares = [share('beer', 25, '30', '6'), share('food', 12, '56', '6'), share('tea', 12, '28', '3')];
    expect(vatByRate(shares).map((each) => [percentOf(each.rate), each.gross, netOf(each)])).toEqual([
      [12, amount('84'), amount('75')],
      [25, amount('30'), amount('24')],
    ]);
  });
});
