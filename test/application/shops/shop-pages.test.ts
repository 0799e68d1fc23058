import { describe, expect, it } from 'vitest';
import { LanguageStore } from '@/application/language/language-store';
import { loadedValue } from '@/application/shared/loadable';
import { ALL, HOME, LoadShops } from '@/application/shops/load-shops';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopPages } from '@/application/shops/shop-pages';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { MemoryShopCatalog } from '@test/support/memory/memory-shop-catalog';

/** Each one a tenth of a degree farther north than the one before. */
const aLongList = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aShop({
      id: shopId(index + 1),
      name: `Shop ${index + 1}`,
      location: { latitude: 50 + index / 10, longitude: 18 },
    }),
  );

function setUp(count = 60, hasPages = true) {
  const catalog = new MemoryShopCatalog(aLongList(count));
  catalog.hasPages = hasPages;
  const [store, languages] = [new ShopListStore(), new LanguageStore()];
  const deps = { catalog, store, languages };
  const ids = () => (loadedValue(store.shops) ?? []).map(({ id }) => Number(id));
  const { signal } = new AbortController();
  return { catalog, store, ids, signal, pages: new ShopPages(deps), loadShops: new LoadShops(deps) };
}

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('LoadShops of a long list', () => {
  it('loads its beginning [DEC-166]', async () => {
    const { store, ids, loadShops } = setUp();
    await loadShops.load(HOME);
    expect([ids(), store.extent, store.isWhole]).toEqual([
      upTo(24),
      { offset: 0, next: 24, total: 60 },
      false,
    ]);
  });

  it('has the whole list of a chain with no more shops than are asked for [DEC-166]', async () => {
    const { store, loadShops } = setUp(24);
    await loadShops.load(HOME);
    expect([store.extent, store.isWhole]).toEqual([undefined, true]);
  });

  it('has the whole list of a server that answers with all shops [DEC-166]', async () => {
    const { store, ids, loadShops } = setUp(60, false);
    await loadShops.load(HOME);
    expect([ids(), store.isWhole]).toEqual([upTo(60), true]);
  });

  it('loads all where every shop is offered', async () => {
    const { store, loadShops } = setUp();
    await loadShops.load(ALL);
    expect(store.isWhole).toBe(true);
  });

  it('preserves what was loaded after the beginning when it is loaded again', async () => {
    const { store, ids, signal, pages, loadShops } = setUp();
    await loadShops.load(HOME);
    await pages.more('', signal);
    await loadShops.load(HOME);
    expect([ids(), store.extent?.next]).toEqual([upTo(48), 48]);
  });

  it('begins with the page of the address [DEC-168]', async () => {
    const { store, ids, loadShops } = setUp();
    await loadShops.load({ kind: 'home', offset: 48 });
    expect([ids(), store.extent]).toEqual([upTo(60, 49), { offset: 48, next: 60, total: 60 }]);
  });

  it('loads a shop and those near it, and the beginning of home afterwards [DEC-157]', async () => {
    const { ids, loadShops } = setUp();
    await loadShops.load({ kind: 'near', shopId: shopId(40) });
    expect(ids()).toEqual([40, 39, 41, 38]);
    await loadShops.load(HOME);
    expect(ids()).toEqual(upTo(24));
  });

  it('knows a single shop that is not in the shown part', async () => {
    const { store, ids, signal, loadShops } = setUp();
    await loadShops.load(HOME);
    await loadShops.resourceOfShop(shopId(50), signal).load(false);
    await loadShops.loadSome([shopId(1), shopId(51)], signal);
    expect([store.find(shopId(50))?.name, store.find(shopId(51))?.name, ids()]).toEqual([
      ...['Shop 50', 'Shop 51', upTo(24)],
    ]);
  });

  it('says that a single shop could not be loaded', async () => {
    const { catalog, store, signal, loadShops } = setUp();
    catalog.script.failNext({ kind: 'unreachable', isTimeout: true });
    await loadShops.resourceOfShop(shopId(50), signal).load(false);
    expect(store.single.get(shopId(50))?.kind).toBe('failed');
  });
});

describe('ShopPages', () => {
  it('adds what follows, until there is no more [HOME-22, DEC-166]', async () => {
    const { catalog, ids, signal, pages, loadShops } = setUp();
    await loadShops.load(HOME);
    for (const _ of [1, 2, 3]) await pages.more('', signal);
    expect([ids(), catalog.script.calls.length]).toEqual([upTo(60), 3]);
  });

  it('moves no shop that was loaded when others open and close [DEC-166]', async () => {
    const { catalog, ids, signal, pages, loadShops } = setUp();
    await loadShops.load(HOME);
    catalog.all = [...catalog.all.slice(30), ...catalog.all.slice(0, 30)];
    await pages.more('', signal);
    const [before, after] = [ids().slice(0, 24), ids()];
    expect(before).toEqual(upTo(24));
    expect(new Set(after).size).toBe(after.length);
  });

  it('finds shops that are not loaded, a part at a time [DEC-166]', async () => {
    const { store, signal, pages, loadShops } = setUp(300);
    await loadShops.load(HOME);
    await pages.find('Shop 2', signal);
    expect([store.found?.shops.length, store.found?.extent.total]).toEqual([24, 111]);
    await pages.more('Shop 2', signal);
    expect(store.found?.shops.length).toBe(48);
    expect(store.find(shopId(212))).toBeDefined();
  });

  it('finds nothing there where the server has no pages: all shops are on this device', async () => {
    const { store, signal, pages, loadShops } = setUp(60, false);
    await loadShops.load(HOME);
    await pages.find('Shop 2', signal);
    expect(store.found).toBeUndefined();
  });

  it('orders a long list by distance on this device, and never says where it is [DEC-167]', async () => {
    const { catalog, store, ids, signal, pages, loadShops } = setUp();
    await loadShops.load(HOME);
    store.setPosition({ latitude: 99.123_456, longitude: 18 });
    await pages.orderByDistance(signal);
    expect(ids()).toEqual(upTo(60, 37).toReversed());
    await pages.more('', signal);
    expect(ids()).toEqual(upTo(60, 13).toReversed());
    await loadShops.load(HOME);
    expect(ids()).toEqual(upTo(60, 13).toReversed());
    await pages.find('Shop 1', signal);
    expect(store.found?.shops.map(({ id }) => Number(id))).toEqual([
      19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 1,
    ]);
    expect(catalog.script.calls.join(' ')).not.toContain('99.1');
  });

  it('returns what could not be loaded, and changes nothing', async () => {
    const { catalog, ids, signal, pages, loadShops } = setUp();
    await loadShops.load(HOME);
    catalog.script.failNext({ kind: 'unreachable', isTimeout: true });
    expect(await pages.more('', signal)).toMatchObject({ ok: false });
    expect(ids()).toEqual(upTo(24));
  });
});
