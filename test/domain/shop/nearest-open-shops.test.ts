import { describe, expect, it } from 'vitest';

import { nearestOpenShops } from '@/domain/shop/nearest-open-shops';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const at = (id: number, latitude: number, changes = {}) =>
  aShop({ id: shopId(id), name: `Shop ${id}`, location: { latitude, longitude: 18 }, ...changes });
const HERE = at(1, 59, { openForBusiness: false });
const idsOf = (shops: readonly { readonly id: number }[]) => shops.map(({ id }) => Number(id));

describe('nearestOpenShops', () => {
  it('returns the three nearest that take orders, never the shop itself [DEC-157]', () => {
    const shops = [
      at(5, 59.4),
      HERE,
      at(2, 59.1, { status: 'paused' }),
      at(4, 59.2),
      at(3, 59.3),
      at(6, 59.5),
    ];
    expect(idsOf(nearestOpenShops(shops, HERE, 'sv'))).toEqual([4, 3, 5]);
  });

  it('orders by name where a place is unknown', () => {
    const shops = [at(3, 59, { location: undefined }), at(2, 59, { location: undefined })];
    expect(idsOf(nearestOpenShops(shops, undefined, 'sv'))).toEqual([2, 3]);
  });
});
