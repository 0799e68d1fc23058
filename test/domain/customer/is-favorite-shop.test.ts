import { describe, expect, it } from 'vitest';
import { isFavoriteShop } from '@/domain/customer/is-favorite-shop';
import { FAVORITE_TYPES, type Favorite } from '@/domain/customer/session';
import { shopId } from '@test/support/builders/ids';

const favorite = (id: number): Favorite => ({ code: String(id), type: 'shop' });

describe('isFavoriteShop', () => {
  it('matches the shop id as text and the type shop [ENT-08, ENT-10, ENT-39]', () => {
    expect([...FAVORITE_TYPES]).toEqual(['article', 'shop']);
    expect(isFavoriteShop([favorite(7)], shopId(7))).toBe(true);
    expect(isFavoriteShop([{ code: '7', type: 'article' }], shopId(7))).toBe(false);
    expect(isFavoriteShop([favorite(77)], shopId(7))).toBe(false);
  });
});
