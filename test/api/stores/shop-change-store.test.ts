import { beforeAll, expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import type { ShopChange } from '@api/catalogue/shop-change';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { anEntry } from '@test/support/api/an-entry';
import { shopId } from '@test/support/builders/ids';

const PAUSE: ShopChange = { kind: 'pause', subject: '', value: null, endsAt: addMs(NOON, 10) };
const SOLD_OUT: ShopChange = { kind: 'soldOut', subject: 'coffee', value: null, endsAt: undefined };
const HOURS: ShopChange = {
  ...{ kind: 'hours', subject: '2026-11-21', value: [{ opens: '10:00', closes: '12:00' }] },
  endsAt: addMs(NOON, 20),
};
const PRICE: ShopChange = { kind: 'price', subject: 'coffee', value: 25.5, endsAt: undefined };

describeEachStore('ShopChangeStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));
  const put = (change: ShopChange, shop = 1, at = NOON) =>
    stores().shopChanges.put(shopId(shop), change, anEntry({ at }));
  const kinds = async (shop = 1) =>
    (await stores().shopChanges.ofShop(shop)).map(({ kind }) => kind).toSorted();

  it('returns changes of a shop as stored, one for each thing', async () => {
    for (const change of [PAUSE, SOLD_OUT, HOURS, PRICE]) await put(change);
    await put({ ...PRICE, value: 27 });
    const changes = await stores().shopChanges.ofShop(1);
    expect(changes).toHaveLength(4);
    expect(changes).toEqual(expect.arrayContaining([PAUSE, SOLD_OUT, HOURS, { ...PRICE, value: 27 }]));
    expect(await kinds(2)).toEqual([]);
  });

  it('survives an import of the chain', async () => {
    await storeChain(stores(), aChain());
    expect(await kinds()).toEqual(['hours', 'pause', 'price', 'soldOut']);
  });

  it('forgets changes that have ended with the next one of the shop', async () => {
    await put(SOLD_OUT, 1, addMs(NOON, 10));
    expect(await kinds()).toEqual(['hours', 'price', 'soldOut']);
  });

  it('removes one by its key, once', async () => {
    const { shopChanges } = stores();
    expect(await shopChanges.remove(shopId(1), SOLD_OUT, anEntry())).toBe(true);
    expect(await shopChanges.remove(shopId(1), SOLD_OUT, anEntry())).toBe(false);
    expect(await kinds()).toEqual(['hours', 'price']);
  });
});
