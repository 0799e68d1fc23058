import { describe, expect, it } from 'vitest';
import { countrySections } from '@/domain/shop/country-sections';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const shop = (id: number, city: string) => aShop({ id: shopId(id), timeZone: `Europe/${city}` });
const LIST = [
  shop(1, 'Stockholm'),
  shop(2, 'Oslo'),
  shop(3, 'Stockholm'),
  shop(4, 'Oslo'),
  shop(5, 'Helsinki'),
];

function sections(favorites: readonly number[], currencies: Readonly<Record<number, string>> = {}) {
  const found = countrySections(LIST, {
    home: 'SE',
    isFavorite: (id) => favorites.includes(id),
    currencyOf: ({ id }) => currencies[id],
  });
  return found.map(({ country, isAbroad, currency, shops }) => [
    ...[country, isAbroad, currency],
    ...shops.map(({ id }) => Number(id)),
  ]);
}

describe('countrySections', () => {
  it('has each other country apart, with the currency of all its shops [DEC-166]', () => {
    expect(sections([], { 1: 'SEK', 2: 'NOK', 3: 'SEK', 4: 'NOK', 5: 'EUR' })).toEqual([
      ['SE', false, undefined, 1, 3],
      ['NO', true, 'NOK', 2, 4],
      ['FI', true, 'EUR', 5],
    ]);
  });

  it('has favourites first, wherever they are [SHOP-08, DEC-166]', () => {
    expect(sections([4, 5])).toEqual([
      ['SE', false, undefined, 1, 3, 4, 5],
      ['NO', true, undefined, 2],
    ]);
  });

  it('names no currency that only some of the shops have', () => {
    expect(sections([], { 2: 'NOK', 4: 'EUR' })).toContainEqual(['NO', true, undefined, 2, 4]);
  });
});
