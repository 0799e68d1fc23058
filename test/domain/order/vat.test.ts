import { describe, expect, it } from 'vitest';
import { parseVatRate, percentOf } from '@/domain/order/vat';

describe('parseVatRate', () => {
  it.each([0, 6, 13.5, 25.55, 100])('reads %s per cent exactly', (percent) => {
    const rate = parseVatRate(percent);
    expect(rate === undefined ? undefined : percentOf(rate)).toBe(percent);
  });

  it.each([-1, 100.01, 5.555, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (percent) => {
    expect(parseVatRate(percent)).toBeUndefined();
  });
});
