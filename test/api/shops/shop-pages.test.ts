import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listedShop, shopPage } from '@/adapters/contract/shop';
import { shopPlace } from '@/adapters/contract/shop-place';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { storeManyShops } from '@test/support/many-shops';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  await storeManyShops(api.stores, 40);
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

async function page(query: string) {
  const { text } = await guest.get(`/api/shops?${query}`);
  return z.parse(z.input(shopPage), JSON.parse(text));
}

const all = async () =>
  z.parse(z.array(z.input(listedShop)), JSON.parse((await guest.get('/api/shops')).text));

describe('GET /api/shops with a query', () => {
  it('answers some shops in the order of home, and how many there are [DEC-166]', async () => {
    const [first, second] = [
      await page('limit=24&language=sv'),
      await page('limit=24&offset=24&language=sv'),
    ];
    expect([first.shops.length, first.total, second.shops.length]).toEqual([24, 40, 16]);
    const ids = [...first.shops, ...second.shops].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    const open = [...first.shops, ...second.shops].filter(({ timeZone }) => timeZone !== 'Europe/Helsinki');
    const isOpen = open.map(({ openForBusiness, externalAppUri }) => openForBusiness && !externalAppUri);
    expect(isOpen).toEqual(isOpen.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('answers each shop as the whole list does [API-13]', async () => {
    const listed = new Map((await all()).map((shop) => [shop.id, shop]));
    const { shops } = await page('limit=24');
    expect(shops).toEqual(shops.map(({ id }) => listed.get(id)));
  });

  it('answers the shops with the given ids [DEC-166]', async () => {
    const { shops, total } = await page('ids=2,5,999999');
    expect([shops.map(({ id }) => id).toSorted(), total]).toEqual([[2, 5], 2]);
  });

  it('answers what a text finds, by name or by dish [DEC-166]', async () => {
    const named = await page('limit=24&q=%20SÖDERMALM%2017');
    expect(named.shops.map(({ name }) => name).every((name) => name.includes('17'))).toBe(true);
    const served = await page('limit=50&language=en&q=meatballs');
    expect(served.total).toBeGreaterThan(0);
    expect((await page('limit=50&q=xyzzyq')).total).toBe(0);
  });

  it('answers a shop and open ones near it [DEC-157]', async () => {
    const { shops } = await page('limit=4&near=3&language=sv');
    expect(shops.map(({ id }) => id)[0]).toBe(3);
    expect(shops.slice(1).every(({ openForBusiness }) => openForBusiness)).toBe(true);
    expect((await page('limit=4&near=99999')).shops.length).toBe(4);
  });

  it('orders anew what the staff changes', async () => {
    const [first] = (await page('limit=1')).shops;
    const bundle = await api.stores.shops.find(first!.id as never);
    const menu = await api.stores.shops.menu(first!.id as never);
    await api.stores.shops.put({ shop: { ...bundle!, status: 'paused' }, menu: menu!, deliverySpots: [] });
    expect((await page('limit=1')).shops[0]?.id).not.toBe(first!.id);
    await api.stores.shops.put({ shop: bundle!, menu: menu!, deliverySpots: [] });
  });

  it.each([
    ...['limit=0', 'limit=51', 'limit=x', 'limit=24&offset=-1', 'limit=24&offset=9999999'],
    ...[`limit=24&q=${'a'.repeat(101)}`, 'ids=', 'ids=1,', `ids=${'1,'.repeat(100)}1`, 'limit=4&near=x'],
  ])('refuses %s', async (query) => {
    expect((await guest.get(`/api/shops?${query}`)).status).toBe(400);
  });

  it('is revalidated, and not sent again while it is unchanged', async () => {
    const first = await guest.get('/api/shops?limit=24&language=sv');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await guest.get('/api/shops?limit=24&language=sv', {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});

describe('GET /api/shops/places', () => {
  it('answers the place of every shop that a text finds [DEC-167]', async () => {
    const placesOf = async (query: string) =>
      z.parse(z.array(z.input(shopPlace)), JSON.parse((await guest.get(`/api/shops/places${query}`)).text));
    const listed = await all();
    const places = await placesOf('');
    expect(places).toHaveLength(40);
    expect(places.map(({ id, location }) => [id, location]).toSorted()).toEqual(
      listed.map(({ id, location }) => [id, location]).toSorted(),
    );
    expect((await placesOf('?q=xyzzyq')).length).toBe(0);
  });
});
