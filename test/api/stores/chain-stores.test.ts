import { expect, it } from 'vitest';
import { storeChain, storeChainWhereEmpty } from '@api/chain/store-chain';
import { FirstShopOnly } from '@api/shops/first-shop-only';
import { SettingsAsStarted } from '@api/settings/settings-as-started';
import { aChain } from '@test/support/api/a-chain';
import { describeEachStore } from '@test/support/api/each-store';
import { shopId } from '@test/support/builders/ids';

describeEachStore('SettingsStore, ShopStore and DesignStore', (stores) => {
  it('are empty at first, and are initialized once', async () => {
    expect(await stores().settings.read()).toBeUndefined();
    expect(await stores().shops.list()).toEqual([]);
    expect(await stores().designs.stylesheets()).toEqual([]);
    expect(await storeChainWhereEmpty(stores(), aChain)).toBe(true);
    expect(await storeChainWhereEmpty(stores(), () => expect.unreachable())).toBe(false);
  });

  it('return what was written', async () => {
    const chain = aChain();
    const [first] = chain.shops;
    expect(await stores().settings.read()).toEqual({ ...chain.settings, languages: chain.languages });
    expect(await stores().shops.list()).toEqual(chain.shops.map(({ shop }) => shop));
    expect(await stores().shops.find(shopId(1))).toEqual(first?.shop);
    expect(await stores().shops.menu(shopId(1))).toEqual(first?.menu);
    expect(await stores().shops.deliverySpots(shopId(1))).toEqual(first?.deliverySpots);
  });

  it('return nothing for an unknown shop, and no spots for a shop without any', async () => {
    const { shops } = stores();
    expect(await shops.find(shopId(99))).toBeUndefined();
    expect(await shops.menu(shopId(99))).toBeUndefined();
    expect(await shops.deliverySpots(shopId(99))).toBeUndefined();
    expect(await shops.deliverySpots(shopId(2))).toEqual([]);
  });

  it('return the same menu object until it is replaced', async () => {
    const { shops } = stores();
    const [menu, again] = [await shops.menu(shopId(1)), await shops.menu(shopId(1))];
    expect(again).toBe(menu);
    const [bundle] = aChain().shops;
    await shops.put({ ...bundle!, menu: { ...bundle!.menu, name: 'Kväll' } });
    expect((await shops.menu(shopId(1)))?.name).toBe('Kväll');
    await shops.put(bundle!);
  });

  it('replace a shop as a whole', async () => {
    const [bundle] = aChain().shops;
    await stores().shops.put({ ...bundle!, deliverySpots: [{ id: 9, name: 'Ny', orderType: 'TakeAway' }] });
    expect((await stores().shops.deliverySpots(shopId(1)))?.map(({ id }) => id)).toEqual([9]);
    await stores().shops.put(bundle!);
  });

  it("store each shop's sanitized stylesheet", async () => {
    await stores().designs.write({ shopId: shopId(2), stylesheet: '.shop-2 { color: red; }' });
    const sheets = await stores().designs.stylesheets();
    expect(sheets.map((sheet) => sheet.shopId)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sheets[1]?.stylesheet).toBe('.shop-2 { color: red; }');
  });

  it.each([
    ['a price with three decimals', { price: 9.999 }],
    ['a price below zero', { price: -1 }],
    ['a code with a slash', { code: 'a/b' }],
  ])('refuse a menu with %s', async (_what, different) => {
    const chain = aChain();
    const [bundle] = chain.shops;
    const article = { code: 'tea', description: 'Te', price: 20, ...different };
    const shops = [{ ...bundle!, menu: { ...bundle!.menu, items: [article] } }];
    await expect(storeChain(stores(), { ...chain, shops })).rejects.toThrow(/Shop 1 cannot be stored/);
  });

  it('return only the first shop if limited to it [HOME-03]', async () => {
    const single = new FirstShopOnly(stores().shops);
    expect((await single.list()).map(({ id }) => id)).toEqual([1]);
    expect((await single.menu(shopId(1)))?.name).toBe('Meny 1');
    expect([await single.find(shopId(2)), await single.menu(shopId(2))]).toEqual([undefined, undefined]);
    expect(await single.deliverySpots(shopId(2))).toBeUndefined();
  });

  it('have the languages of the environment', async () => {
    const settings = new SettingsAsStarted(stores().settings, {
      languages: ['sv', 'ru'],
      enableCustomerLogin: true,
    });
    expect((await settings.read())?.languages).toEqual(['sv', 'ru']);
  });
});
