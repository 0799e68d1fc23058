import { describe, expect, it } from 'vitest';
import { localPrice } from '@api/chain/local-price';

describe('localPrice', () => {
  it.each([
    [10, { rate: 0.1078, decimals: 2 }, 1.08],
    [10, { rate: 0.1072, decimals: 2 }, 1.07],
    [12.5, { rate: 1.1, decimals: 0 }, 14],
    [119, { rate: 1, decimals: 2 }, 119],
  ])('rounds %d at %o to %d', (price, currency, expected) => {
    expect(localPrice(price, { symbol: '€', ...currency })).toBe(expected);
  });
});
