import { describe, expect, it } from 'vitest';
import { favoriteShops } from '@/domain/customer/favorite-shops';

describe('favoriteShops', () => {
  it('has the shops among the favourites, without codes that are no number of a shop [ENT-10]', () => {
    const favorites = [
      { type: 'shop', code: '7' },
      { type: 'article', code: '8' },
      { type: 'shop', code: 'x' },
    ] as const;
    expect(favoriteShops(favorites)).toEqual([7]);
  });
});
