import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFavorite, isFavorite, shopFavorite, withFavorite } from '@/domain/customer/favorite';
import { FAVORITE_TYPES, type Favorite } from '@/domain/customer/session';
import { articleCode, shopId } from '@test/support/builders/ids';

const someFavorite = (): fc.Arbitrary<Favorite> =>
  fc.record({ code: fc.constantFrom('1', '2', 'soup'), type: fc.constantFrom(...FAVORITE_TYPES) });

describe('shopFavorite', () => {
  it("has the shop's id as text [ENT-10]", () => {
    expect(shopFavorite(shopId(3))).toEqual({ code: '3', type: 'shop' });
  });
});

describe('articleFavorite', () => {
  it("has the article's code [ENT-08]", () => {
    expect(articleFavorite(articleCode('soup'))).toEqual({ code: 'soup', type: 'article' });
  });
});

describe('isFavorite', () => {
  it('distinguishes a shop and an article of the same code [ENT-08]', () => {
    const favorites = [articleFavorite(articleCode('3'))];
    expect(isFavorite(favorites, articleFavorite(articleCode('3')))).toBe(true);
    expect(isFavorite(favorites, shopFavorite(shopId(3)))).toBe(false);
    expect(isFavorite([shopFavorite(shopId(3)), ...favorites], favorites[0]!)).toBe(true);
  });
});

describe('withFavorite', () => {
  it('appends a new favorite, and none twice [FAV-04]', () => {
    fc.assert(
      fc.property(fc.array(someFavorite()), someFavorite(), (added, last) => {
        const favorites = [...added, last].reduce<readonly Favorite[]>(withFavorite, []);
        expect(new Set(favorites.map((each) => JSON.stringify(each))).size).toBe(favorites.length);
        for (const each of [...added, last]) expect(isFavorite(favorites, each)).toBe(true);
        expect(withFavorite(favorites, last)).toBe(favorites);
      }),
    );
  });
});
