import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '@api/database/database';
import { storeChain } from '@api/chain/store-chain';
import { postgresStores, type PostgresStores } from '@api/stores';
import { addMs, instant } from '@/domain/shared/instant';
import { anEntry } from '@test/support/api/an-entry';
import { aChain, coffee } from '@test/support/api/a-chain';
import { anOrderBody, Guest, token } from '@test/support/api/guest';
import { openTestApi } from '@test/support/api/open-test-api';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await makeFreshDatabase();
});
afterAll(() => fresh.drop());
beforeEach(() => storeChain(postgresStores(fresh.database), aChain()));

/** The stores of a server that answers from memory and has just started. */
async function watched(database: Database = fresh.database): Promise<PostgresStores> {
  const stores = postgresStores(database);
  onTestFinished(stores.catalogue.watch());
  await stores.catalogue.refresh();
  return stores;
}

/** Never says that anything has changed. */
const deaf = (database: Database): Database => ({
  query: (text, values) => database.query(text, values),
  transaction: (work) => database.transaction(work),
  watch: () => () => undefined,
  close: () => database.close(),
});

const dearer = (price: number) => {
  const [bundle] = aChain().shops;
  const { menu, ...rest } = must(bundle);
  return { ...rest, menu: { ...menu, items: [{ ...coffee, price }] } };
};

describe('a watched catalogue', () => {
  it('follows what another process changes', async () => {
    const stores = await watched();
    await postgresStores(fresh.database).shops.put(dearer(99));
    await expect
      .poll(async () => (await stores.shops.menu(shopId(1)))?.items[0])
      .toMatchObject({ price: 99 });
  });

  it.each([
    ['shop', `UPDATE shop SET document = document || '{"status":"paused"}' WHERE id = 2`],
    ['menu', `UPDATE menu SET document = document || '{"name":"Ny"}' WHERE shop_id = 2`],
    [
      'delivery_spot',
      `INSERT INTO delivery_spot VALUES (2, 9, '{"id":9,"name":"9","orderType":"TakeAway"}')`,
    ],
    ['settings', `UPDATE settings SET document = document || '{"smsEnabled":true}'`],
    ['design', `UPDATE design SET stylesheet = '.shop-2 { color: red; }' WHERE shop_id = 2`],
    ['campaign', `DELETE FROM campaign`],
  ])('follows what an operator changes by SQL in %s', async (_table, sql) => {
    const stores = await watched();
    const before = await stores.catalogue.version();
    await fresh.database.query(sql);
    await expect.poll(() => stores.catalogue.version()).toBeGreaterThan(before);
    const unwatched = postgresStores(fresh.database);
    expect(await stores.shops.list()).toEqual(await unwatched.shops.list());
    expect(await stores.shops.menu(shopId(2))).toEqual(await unwatched.shops.menu(shopId(2)));
    expect(await stores.shops.deliverySpots(shopId(2))).toEqual(
      await unwatched.shops.deliverySpots(shopId(2)),
    );
    expect(await stores.settings.read()).toEqual(await unwatched.settings.read());
    expect(await stores.designs.stylesheets()).toEqual(await unwatched.designs.stylesheets());
    expect(await stores.campaigns.list()).toEqual(await unwatched.campaigns.list());
  });

  it('continues after a lost connection', async () => {
    const stores = await watched();
    await fresh.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'lucka listener'`,
    );
    await postgresStores(fresh.database).shops.put(dearer(77));
    await expect
      .poll(async () => (await stores.shops.menu(shopId(1)))?.items[0])
      .toMatchObject({ price: 77 });
  });

  it("includes this process's changes immediately", async () => {
    const stores = await watched(deaf(fresh.database));
    await stores.shops.put(dearer(55));
    expect((await stores.shops.menu(shopId(1)))?.items[0]).toMatchObject({ price: 55 });
  });

  it('is another version from the moment at which a change of the staff ends by itself', async () => {
    const { catalogue, shopChanges } = await watched();
    const now = instant(Date.UTC(2026, 10, 21, 11));
    const end = addMs(now, 90_000);
    await shopChanges.put(
      shopId(1),
      { kind: 'soldOut', subject: 'coffee', value: null, endsAt: end },
      anEntry({ at: now }),
    );
    const before = await catalogue.versionAt(now);
    expect(await catalogue.versionAt(addMs(end, -1))).toBe(before);
    expect(await catalogue.versionAt(end)).not.toBe(before);
    expect(catalogue.knownVersionAt(now)).toBe(before);
    expect(postgresStores(fresh.database).catalogue.knownVersionAt(now)).toBeUndefined();
  });

  it('stays the same object if nothing has changed', async () => {
    const { catalogue } = await watched();
    const before = await catalogue.read();
    expect(await catalogue.refresh()).toBe(before);
  });

  it('ignores unreadable documents, and reports them', async () => {
    const troubles: string[] = [];
    const stores = postgresStores(fresh.database, { reportTrouble: (message) => troubles.push(message) });
    await fresh.database.query(`UPDATE shop SET document = '{"id":"two"}' WHERE id = 2`);
    expect((await stores.shops.list()).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
    expect(troubles).toEqual(['Shop 2 in the database cannot be read and is ignored']);
  });

  it('keeps the last readable settings, and never counts as not set up', async () => {
    const { catalogue, settings } = postgresStores(fresh.database);
    const before = await settings.read();
    await fresh.database.query(`UPDATE settings SET document = '{"orderTypes":7}'`);
    await catalogue.refresh();
    expect(await settings.read()).toEqual(before);
    await expect(postgresStores(fresh.database).settings.read()).rejects.toThrow(/orderTypes|expected/i);
  });
});

describe('an order at a server that missed a catalogue change', () => {
  it('has the prices of the database', async () => {
    const api = await openTestApi();
    onTestFinished(() => api.close());
    const { catalogue, ...stores } = postgresStores(deaf(api.database.database));
    const server = await api.another({ stores, catalogue });
    onTestFinished(() => server.close());
    await api.stores.shops.put(dearer(99));
    const order = await new Guest(server.origin).placed();
    expect(order.total).toBe(99);
  });

  it('is refused if the shop has stopped taking orders', async () => {
    const api = await openTestApi();
    onTestFinished(() => api.close());
    const { catalogue, ...stores } = postgresStores(deaf(api.database.database));
    const server = await api.another({ stores, catalogue });
    onTestFinished(() => server.close());
    const bundle = dearer(25.5);
    await api.stores.shops.put({ ...bundle, shop: { ...bundle.shop, status: 'paused' } });
    expect((await new Guest(server.origin).order(anOrderBody(), token())).status).toBe(409);
  });
});
