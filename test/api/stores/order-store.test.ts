import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/domain/order/order-status';
import type { AccountId } from '@api/accounts/account';
import { storeChain } from '@api/chain/store-chain';
import { postgresStores } from '@api/stores';
import { addMs } from '@/domain/shared/instant';
import { aChain } from '@test/support/api/a-chain';
import { aNewAccount } from '@test/support/api/an-account';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';
import { holdRows } from '@test/support/database/hold-rows';
import { orderId, moment } from '@test/support/builders/order-ids';
import { must } from '@test/support/builders/must';
import { shopId } from '@test/support/builders/ids';

describeEachStore('OrderStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  it('returns an order as placed, unpaid', async () => {
    const { day: _day, ...order } = aNewOrder({ shopId: shopId(2) });
    const placed = await stores().orders.place({ ...order, day: '2026-11-21' }, aKey());
    const expected = { ...order, number: '1', status: 'calculatedPrice' };
    expect(placed).toEqual({ kind: 'placed', order: expected });
    expect(await stores().orders.find(order.id)).toEqual(expected);
  });

  it('returns an order without optional fields', async () => {
    const none = { vat: undefined, seller: undefined };
    const order = aNewOrder({ spot: undefined, email: undefined, note: '', items: [], ...none });
    await stores().orders.place(order, aKey());
    expect(await stores().orders.find(order.id)).toMatchObject({
      spot: undefined,
      email: undefined,
      note: '',
      ...none,
    });
  });

  it('returns the exact answer of a key', async () => {
    const key = aKey();
    expect(await stores().orders.keyed(key.keyHash)).toBeUndefined();
    await stores().orders.place(aNewOrder(), key);
    expect(await stores().orders.keyed(key.keyHash)).toEqual(key);
  });

  it('places one order for a key, and counts it once', async () => {
    const key = aKey();
    const orders = Array.from({ length: 8 }, () => aNewOrder({ shopId: shopId(4) }));
    const outcomes = await Promise.all(orders.map((order) => stores().orders.place(order, key)));
    expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'known')).toHaveLength(7);
    const next = await stores().orders.place(aNewOrder({ shopId: shopId(4) }), aKey());
    expect(next).toMatchObject({ order: { number: '2' } });
  });

  it('numbers from 1 for each shop and day, without duplicates', async () => {
    const place = async (shop: number, day: string) => {
      const placed = await stores().orders.place(aNewOrder({ shopId: shopId(shop), day }), aKey());
      return placed.kind === 'placed' ? placed.order.number : undefined;
    };
    const numbers = await Promise.all(Array.from({ length: 10 }, () => place(5, '2026-11-21')));
    expect(new Set(numbers).size).toBe(10);
    expect(await place(5, '2026-11-22')).toBe('1');
    expect(await place(6, '2026-11-21')).toBe('1');
  });

  it('returns nothing for an unknown order', async () => {
    expect(await stores().orders.find(orderId(token()))).toBeUndefined();
    expect(await stores().orders.move(orderId(token()), 'added', 'started', NOON)).toBe(false);
  });

  it('moves an order from its status, once', async () => {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const move = () => stores().orders.move(order.id, 'calculatedPrice', 'rollbacked', NOON);
    expect((await Promise.all([move(), move(), move()])).filter(Boolean)).toHaveLength(1);
    expect((await stores().orders.find(order.id))?.status).toBe('rollbacked');
  });

  it('lists unpaid orders', async () => {
    const [waiting, over] = [aNewOrder(), aNewOrder()];
    for (const order of [waiting, over]) await stores().orders.place(order, aKey());
    await stores().orders.move(over.id, 'calculatedPrice', 'rollbacked', NOON);
    expect(await stores().orders.unpaid([over.id, orderId(token()), waiting.id])).toEqual([waiting.id]);
    expect(await stores().orders.unpaid([])).toEqual([]);
  });

  it('counts for each shop the orders that are paid and not finished', async () => {
    const since = moment('2027-01-01T00:00:00Z');
    const before = await stores().orders.inWork(since);
    expect(before.get(shopId(2))).toBeUndefined();
    const steps = ['added', 'started', 'finnished', 'done'] as const;
    for (let count = 0; count <= steps.length; count += 1) {
      const order = aNewOrder({ shopId: shopId(2), placedAt: addMs(since, 1) });
      await stores().orders.place(order, aKey());
      let from: OrderStatus = 'calculatedPrice';
      for (const to of steps.slice(0, count)) {
        await stores().orders.move(order.id, from, to, since);
        from = to;
      }
    }
    const old = aNewOrder({ shopId: shopId(2), placedAt: since });
    await stores().orders.place(old, aKey());
    await stores().orders.move(old.id, 'calculatedPrice', 'added', since);
    expect((await stores().orders.inWork(since)).get(shopId(2))).toBe(2);
  });

  it('postpones a promised time, and only to a later one', async () => {
    const [promised, free] = [aNewOrder({ readyAt: addMs(NOON, 600_000) }), aNewOrder()];
    const readyAt = async () => (await stores().orders.find(promised.id))?.readyAt;
    for (const order of [promised, free]) await stores().orders.place(order, aKey());
    expect(await readyAt()).toBe(addMs(NOON, 600_000));
    await stores().orders.postpone(promised.id, addMs(NOON, 300_000));
    expect(await readyAt()).toBe(addMs(NOON, 600_000));
    await stores().orders.postpone(promised.id, addMs(NOON, 900_000));
    expect(await readyAt()).toBe(addMs(NOON, 900_000));
    await stores().orders.postpone(free.id, addMs(NOON, 900_000));
    expect((await stores().orders.find(free.id))?.readyAt).toBeUndefined();
  });

  it('lists the orders with a status since a time, oldest first', async () => {
    const places = ['10:02', '10:00', '10:01', '11:00'].map(async (time) => {
      const order = aNewOrder({ placedAt: moment(`2026-01-01T${time}:00Z`) });
      await stores().orders.place(order, aKey());
      return order.id;
    });
    const [second, oldest, middle] = await Promise.all(places);
    const list = (limit: number) =>
      stores().orders.waiting('calculatedPrice', moment('2026-01-01T10:30:00Z'), limit);
    expect((await list(9)).map(({ id }) => id)).toEqual([oldest, middle, second]);
    expect((await list(1)).map(({ id }) => id)).toEqual([oldest]);
  });

  it("measures the time from an order's last step", async () => {
    const order = aNewOrder({ placedAt: moment('2025-01-01T10:00:00Z') });
    await stores().orders.place(order, aKey());
    const at = moment('2025-01-01T12:00:00Z');
    await stores().orders.move(order.id, 'calculatedPrice', 'rollbacked', at);
    const rolled = (before: typeof at) => stores().orders.waiting('rollbacked', before, 9);
    expect((await rolled(addMs(at, -1))).filter(({ id }) => id === order.id)).toEqual([]);
    expect((await rolled(at)).filter(({ id }) => id === order.id)).toEqual([
      { id: order.id, status: 'rollbacked', changedAt: at },
    ]);
  });

  it('lists the paid orders of a member, newest first, by page', async () => {
    const [account, other] = [
      must(await stores().accounts.create(aNewAccount())),
      must(await stores().accounts.create(aNewAccount())),
    ];
    const at = (minute: number) => addMs(NOON, minute * 60_000);
    const place = async (accountId: AccountId | undefined, minute: number, ...steps: OrderStatus[]) => {
      const order = aNewOrder({ accountId, placedAt: at(minute) });
      await stores().orders.place(order, aKey());
      let from: OrderStatus = 'calculatedPrice';
      for (const to of steps) {
        expect(await stores().orders.move(order.id, from, to, at(minute))).toBe(true);
        from = to;
      }
      return order.id;
    };
    const paid = await place(account.id, 1, 'added');
    const takenBack = await place(account.id, 2, 'added', 'rollbacked');
    const delivered = await place(account.id, 3, 'added', 'started', 'finnished');
    await place(account.id, 4);
    await place(account.id, 5, 'rollbacked');
    await place(other.id, 6, 'added');
    await place(undefined, 7, 'added');
    const history = async (skipped: number, limit: number) =>
      (await stores().orders.history(account.id, skipped, limit)).map(({ id }) => id);
    expect(await history(0, 10)).toEqual([delivered, takenBack, paid]);
    expect(await history(1, 1)).toEqual([takenBack]);
    expect(await history(3, 10)).toEqual([]);
  });

  it('lists every order of a member, paid or not, newest first and then by id', async () => {
    const account = must(await stores().accounts.create(aNewAccount()));
    const ids = Array.from({ length: 4 }, token).toSorted().toReversed();
    const late = aNewOrder({ accountId: account.id, placedAt: addMs(NOON, 1) });
    for (const order of [
      ...ids.toSorted().map((id) => aNewOrder({ id: orderId(id), accountId: account.id })),
      late,
    ])
      await stores().orders.place(order, aKey());
    await stores().orders.move(late.id, 'calculatedPrice', 'added', NOON);
    await stores().orders.place(aNewOrder(), aKey());
    const found = await stores().orders.ordersOf(account.id);
    expect(found.map(({ id }) => id)).toEqual([late.id, ...ids]);
  });

  it('sorts paid orders of the same moment by id', async () => {
    const account = must(await stores().accounts.create(aNewAccount()));
    const ids = Array.from({ length: 4 }, token).toSorted().toReversed();
    for (const id of ids.toSorted()) {
      const order = aNewOrder({ id: orderId(id), accountId: account.id });
      await stores().orders.place(order, aKey());
      await stores().orders.move(order.id, 'calculatedPrice', 'added', NOON);
    }
    const history = await stores().orders.history(account.id, 0, 9);
    expect(history.map(({ id }) => id)).toEqual(ids);
  });
});

describe('PostgresOrderStore', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await makeFreshDatabase();
    await storeChain(postgresStores(fresh.database), aChain());
  });
  afterAll(() => fresh.drop());

  it('numbers an order while another one of the same shop and day is written', async () => {
    const { orders, accounts } = postgresStores(fresh.database);
    const account = must(await accounts.create(aNewAccount()));
    const release = await holdRows(fresh.url, `SELECT FROM account FOR UPDATE`);
    const held = orders.place(aNewOrder({ accountId: account.id }), aKey());
    const other = await orders.place(aNewOrder(), aKey());
    await release();
    const numbers = [await held, other].map((placed) => placed.kind === 'placed' && placed.order.number);
    expect(numbers.toSorted()).toEqual(['1', '2']);
  });

  it('waits for an order that a process of the previous version writes under the same key', async () => {
    const { orders } = postgresStores(fresh.database);
    const [first, key] = [aNewOrder(), aKey()];
    const release = await holdRows(
      fresh.url,
      `SELECT pg_advisory_xact_lock(hashtextextended('${key.keyHash}', 0))`,
    );
    const placing = orders.place(first, key);
    const waiting = () =>
      fresh.database.query(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`,
      );
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await release();
    expect((await placing).kind).toBe('placed');
  });

  it('writes nothing of an order checked against another catalogue', async () => {
    const { orders, catalogue } = postgresStores(fresh.database);
    const version = await catalogue.version();
    const order = aNewOrder({ catalogueVersion: version - 1 });
    expect(await orders.place(order, aKey())).toEqual({ kind: 'outdated' });
    expect(await orders.find(order.id)).toBeUndefined();
    const placed = await orders.place({ ...order, day: '2026-11-29', catalogueVersion: version }, aKey());
    expect(placed).toMatchObject({ kind: 'placed', order: { number: '1' } });
  });

  it('answers a known key, whatever the catalogue version is', async () => {
    const { orders } = postgresStores(fresh.database);
    const [order, key] = [aNewOrder(), aKey()];
    await orders.place(order, key);
    expect(await orders.place({ ...order, catalogueVersion: -1 }, key)).toEqual({ kind: 'known', key });
  });
});
