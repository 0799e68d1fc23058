import { describe, expect, it } from 'vitest';
import { searchShopDishes } from '@/domain/menu/search/search-shop-dishes';
import { aShopDish } from '@test/support/builders/a-shop-dish';
import { shopId } from '@test/support/builders/ids';

const MEATBALLS = { ...aShopDish('meatballs'), description: 'Köttbullar', translations: {} };
const SOUP = { ...aShopDish('soup'), description: 'Röd soppa', translations: {} };
const DISHES = new Map([
  [shopId(1), [MEATBALLS, SOUP]],
  [shopId(2), [SOUP]],
]);

const shops = (text: string) => [...searchShopDishes(DISHES, text, 'sv').keys()].map(Number);

describe('searchShopDishes', () => {
  it.each([
    ['köttbullar', [1]],
    ['kottbular', [1]],
    ['BULLAR', [1]],
    ['röd sop', [1, 2]],
    ['röd köttbulle', []],
    ['ull', []],
    ['  ', []],
  ])('finds by %j the shops %j [DEC-147]', (text, found) => {
    expect(shops(text)).toEqual(found);
  });

  it('has the dishes that were found alone', () => {
    expect(searchShopDishes(DISHES, 'soppa', 'sv').get(shopId(1))).toEqual([SOUP]);
  });
});
