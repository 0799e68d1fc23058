import { describe, expect, it } from 'vitest';
import { boundQuantity, MAX_QUANTITY } from '@/domain/basket/quantity';

describe('boundQuantity', () => {
  it.each([
    [1, 1],
    [99, 99],
    [100, MAX_QUANTITY],
    [Infinity, MAX_QUANTITY],
    [0, 0],
    [-3, 0],
    [2.9, 2],
    [0.5, 0],
    [NaN, 0],
  ])('turns %d into a whole quantity from 0 to 99: %d', (quantity, bounded) => {
    expect(boundQuantity(quantity)).toBe(bounded);
  });
});
