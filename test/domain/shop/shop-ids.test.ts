import { describe, expect, it } from 'vitest';
import { parseSpotId } from '@/domain/shop/delivery-spot';
import { parseShopId } from '@/domain/shop/shop';

describe('parseShopId', () => {
  it('accepts a positive whole number, and nothing else', () => {
    expect(parseShopId('12')).toBe(12);
    expect(parseShopId(12)).toBe(12);
    for (const odd of ['0', '-1', '1.5', '01', '1e3', '', ' 1', 'abc', '1234567890123456']) {
      expect(parseShopId(odd)).toBeUndefined();
    }
    expect(parseShopId(Number.NaN)).toBeUndefined();
  });
});

describe('parseSpotId', () => {
  it('accepts a whole number from zero, and nothing else', () => {
    expect(parseSpotId('0')).toBe(0);
    expect(parseSpotId(4)).toBe(4);
    for (const odd of ['-1', '04', '1.5', '', 'four']) expect(parseSpotId(odd)).toBeUndefined();
  });
});
