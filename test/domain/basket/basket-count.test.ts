import { describe, expect, it } from 'vitest';
import { basketCount, hasItems } from '@/domain/basket/basket-count';
import { aBasketItem } from '@test/support/builders/a-basket-item';

describe('basketCount', () => {
  it('counts portions, not lines', () => {
    expect(basketCount({ items: [aBasketItem({ quantity: 3 }), aBasketItem()] })).toBe(4);
    expect(basketCount({ items: [] })).toBe(0);
  });
});

describe('hasItems', () => {
  it('is true with at least one line', () => {
    expect(hasItems({ items: [aBasketItem()] })).toBe(true);
    expect(hasItems({ items: [] })).toBe(false);
  });
});
