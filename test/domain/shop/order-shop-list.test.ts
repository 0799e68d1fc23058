import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderShopList } from '@/domain/shop/order-shop-list';
import { canSelectShop } from '@/domain/shop/shop-availability';
import type { ShopId } from '@/domain/shop/shop';
import { someShops } from '@test/support/arbitraries/some-shop';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const shop = (id: number, name = `Shop ${String(id)}`) => aShop({ id: shopId(id), name });
const anyOf =
  (...favorites: readonly number[]) =>
  (id: ShopId): boolean =>
    favorites.includes(id);
const distances = (...entries: readonly (readonly [number, number])[]) =>
  new Map(entries.map(([id, km]) => [shopId(id), km]));

const ids = (shops: readonly { readonly id: ShopId }[]) => shops.map(({ id }) => Number(id));

describe('orderShopList', () => {
  it('puts favorites first, then the nearest [SHOP-08, SHOP-09]', () => {
    const ordered = orderShopList([shop(1), shop(2), shop(3), shop(4)], {
      isFavorite: anyOf(3, 4),
      distancesKm: distances([1, 1], [2, 0.5], [3, 9], [4, 7]),
      language: 'sv',
    });
    expect(ids(ordered)).toEqual([4, 3, 2, 1]);
  });

  it('puts a shop that takes orders above a nearer one that does not, favourites above both [DEC-81]', () => {
    const closed = { openForBusiness: false };
    const shops = [
      shop(1),
      aShop({ id: shopId(2), ...closed }),
      shop(3),
      aShop({ id: shopId(4), ...closed }),
    ];
    const ordered = orderShopList(shops, {
      isFavorite: anyOf(3, 4),
      distancesKm: distances([1, 9], [2, 1], [3, 7], [4, 2]),
      language: 'sv',
    });
    expect(ids(ordered)).toEqual([3, 4, 1, 2]);
  });

  it('never has a closed shop above an open one, but for a favourite [DEC-81]', () => {
    fc.assert(
      fc.property(someShops(), fc.array(fc.integer({ min: 1, max: 10_000 })), (shops, favorites) => {
        const order = { isFavorite: anyOf(...favorites), distancesKm: new Map(), language: 'sv' } as const;
        for (const half of [true, false]) {
          const ofHalf = orderShopList(shops, order).filter(({ id }) => order.isFavorite(id) === half);
          const firstClosed = ofHalf.findIndex((each) => !canSelectShop(each));
          const open = firstClosed === -1 ? [] : ofHalf.slice(firstClosed).filter(canSelectShop);
          expect(open).toEqual([]);
        }
      }),
    );
  });

  it('puts unknown distances last, in each half [SHOP-08, SHOP-09]', () => {
    const ordered = orderShopList([shop(1), shop(2), shop(3), shop(4)], {
      isFavorite: anyOf(1, 2),
      distancesKm: distances([2, 100], [4, 100]),
      language: 'sv',
    });
    expect(ids(ordered)).toEqual([2, 1, 4, 3]);
  });

  it('sorts ties by name in the language, then by id', () => {
    const shops = [shop(1, 'Ö'), shop(2, 'Z'), shop(4, 'A'), shop(3, 'A')];
    const order = { isFavorite: anyOf(), distancesKm: new Map<ShopId, number>() };
    expect(ids(orderShopList(shops, { ...order, language: 'sv' }))).toEqual([3, 4, 2, 1]);
    expect(ids(orderShopList(shops, { ...order, language: 'en' }))).toEqual([3, 4, 1, 2]);
  });

  it('never loses a shop, and is independent of the server’s order', () => {
    const someOrder = fc.record({
      favorites: fc.array(fc.integer({ min: 1, max: 10_000 })),
      near: fc.array(fc.tuple(fc.nat(29), fc.integer({ min: 0, max: 3 }))),
    });
    fc.assert(
      fc.property(someShops(), someOrder, fc.nat(29), (shops, { favorites, near }, cut) => {
        const distancesKm = new Map(
          near.flatMap(([index, km]) => (shops[index] === undefined ? [] : [[shops[index].id, km] as const])),
        );
        const order = { isFavorite: anyOf(...favorites), distancesKm, language: 'fi' } as const;
        const rotated = [...shops.slice(cut), ...shops.slice(0, cut)];
        expect(orderShopList(rotated, order)).toEqual(orderShopList(shops, order));
        expect(new Set(orderShopList(shops, order))).toEqual(new Set(shops));
      }),
    );
  });
});
