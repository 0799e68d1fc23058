import { describe, expect, it } from 'vitest';
import { MemoryShopCatalog } from '@test/support/memory/memory-shop-catalog';
import { loadedValue } from '@/application/shared/loadable';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { LanguageStore } from '@/application/language/language-store';
import { HOME, LoadShops } from '@/application/shops/load-shops';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

function setUp() {
  const catalog = new MemoryShopCatalog([aShop(), aShop({ id: shopId(2) })]);
  const store = new ShopListStore();
  return { catalog, store, loadShops: new LoadShops({ catalog, store, languages: new LanguageStore() }) };
}

describe('LoadShops', () => {
  it('loads all shops', async () => {
    const { catalog, store, loadShops } = setUp();
    await loadShops.load(HOME);
    expect(loadedValue(store.shops)).toEqual(catalog.all);
  });

  it('marks a list with missing shops as incomplete [DEC-44]', async () => {
    const { catalog, store, loadShops } = setUp();
    await loadShops.load(HOME);
    expect(store.isComplete).toBe(true);
    catalog.isComplete = false;
    await loadShops.load(HOME);
    expect(store.isComplete).toBe(false);
  });

  it('ends with the screen: nothing arrives, nothing is loading [API-14]', async () => {
    const { catalog, store, loadShops } = setUp();
    const leaving = new AbortController();
    catalog.script.holdNext();
    const running = loadShops.load(HOME, leaving.signal);
    expect(store.shops.kind).toBe('loading');
    leaving.abort();
    expect(await running).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(store.shops.kind).toBe('idle');
  });

  it('returns a failure, and keeps the old list [HAND-05]', async () => {
    const { catalog, store, loadShops } = setUp();
    await loadShops.load(HOME);
    catalog.script.failNext({ kind: 'unreachable', isTimeout: true });
    expect((await loadShops.load(HOME)).ok).toBe(false);
    expect(store.shops).toMatchObject({ kind: 'failed', value: catalog.all });
  });

  it('is not undone by an older load that is aborted', async () => {
    const { catalog, store, loadShops } = setUp();
    catalog.script.holdNext();
    const older = loadShops.load(HOME);
    await loadShops.load(HOME);
    await older;
    expect(store.shops.kind).toBe('loaded');
  });
});
