import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDishes, OFFERED_DISHES_MAX, offeredDishes } from '@/domain/menu/home-dishes';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';
import { someShops } from '@test/support/arbitraries/some-shop';
import { aShop } from '@test/support/builders/a-shop';
import { aShopDish } from '@test/support/builders/a-shop-dish';
import { shopId } from '@test/support/builders/ids';

const shop = (id: number, different = {}) => aShop({ id: shopId(id), ...different });

const dishesOf = (...entries: readonly (readonly [id: number, ...codes: string[]])[]) =>
  new Map<ShopId, readonly ShopDish[]>(
    entries.map(([id, ...codes]) => [shopId(id), codes.map((code) => aShopDish(code))]),
  );

const shown = (...of: Parameters<typeof offeredDishes>) =>
  offeredDishes(...of).map((offered) => [Number(offered.shop.id), String(offered.dish.code)]);

describe('offeredDishes', () => {
  it('offers the first dish of each open shop, then the last of each [DEC-80]', () => {
    const dishes = dishesOf([1, 'burger', 'wrap', 'fries'], [2, 'sushi', 'roll'], [3, 'pizza']);
    expect(shown([shop(1), shop(2), shop(3)], dishes)).toEqual([
      [1, 'burger'],
      [2, 'sushi'],
      [3, 'pizza'],
      [1, 'fries'],
      [2, 'roll'],
    ]);
  });

  it('offers a dish of several shops at the first of them [DEC-80]', () => {
    const dishes = dishesOf([1, 'burger'], [2, 'burger']);
    expect(shown([shop(2), shop(1)], dishes)).toEqual([[2, 'burger']]);
  });

  it('offers all dishes of the only shop of a chain [DEC-80]', () => {
    expect(shown([shop(1)], dishesOf([1, 'burger', 'wrap', 'fries']))).toHaveLength(3);
  });

  it('offers nothing where the server sends no dishes', () => {
    expect(shown([shop(1)], new Map())).toEqual([]);
  });

  it('never offers a dish of a shop that takes no orders, one dish twice, or too many [DEC-80]', () => {
    const codes = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(someShops(), fc.array(codes), (shops, menus) => {
        const dishes = dishesOf(
          ...shops.map(({ id }, index) => [id, ...(menus[index % menus.length] ?? [])] as const),
        );
        const offered = offeredDishes(shops, dishes);
        expect(offered.filter((each) => !canSelectShop(each.shop))).toEqual([]);
        expect(new Set(offered.map(({ dish }) => dish.code)).size).toBe(offered.length);
        expect(offered.length).toBeLessThanOrEqual(OFFERED_DISHES_MAX);
      }),
    );
  });
});

describe('cardDishes', () => {
  const codes = (...of: Parameters<typeof cardDishes>) =>
    [...cardDishes(...of)].map(([id, { code }]) => [Number(id), String(code)]);

  it('shows another dish than those offered above, and another on each card, while there are others [DEC-80]', () => {
    const dishes = dishesOf([1, 'burger', 'wrap', 'salad', 'fries'], [2, 'burger', 'wrap', 'salad', 'fries']);
    expect(codes(dishes)).toEqual([
      [1, 'wrap'],
      [2, 'salad'],
    ]);
  });

  it('shows the only dish of a shop, and none where there is none', () => {
    expect(codes(dishesOf([1, 'burger'], [2]))).toEqual([[1, 'burger']]);
  });
});
