import { beforeAll, expect, it } from 'vitest';
import type { OrderStatus } from '@/domain/order/order-status';
import { addMs } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';

const RULES = { maxTries: 2, againAfterMs: 30_000, lateAfterMs: 60_000, lateUntilMs: 120_000 };
const STEPS = ['added', 'started', 'finnished', 'done', 'delivered'] as const;

const anAddress = () => ({ endpoint: `https://push.example/${token()}`, p256dh: 'p', auth: 'a' });

describeEachStore('PushStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  /** An order that has come as far as this. */
  async function anOrder(status: (typeof STEPS)[number]) {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    await moveTo(order.id, 'calculatedPrice', status);
    return order.id;
  }
  async function moveTo(id: Awaited<ReturnType<typeof anOrder>>, from: OrderStatus, to: OrderStatus) {
    let last = from;
    for (const step of STEPS.slice(STEPS.findIndex((each) => each === from) + 1)) {
      await stores().orders.move(id, last, step, NOON);
      last = step;
      if (step === to) return;
    }
  }
  const claim = async (atMs = 0) =>
    (await stores().pushes.claim(addMs(NOON, atMs), 100, RULES)).map(({ address }) => address.endpoint);

  it('gives out what belongs to ready orders, once for all processes', async () => {
    const [ready, waiting] = [await anOrder('done'), await anOrder('started')];
    const [one, two, other] = [anAddress(), anAddress(), anAddress()];
    for (const address of [one, two]) await stores().pushes.put(ready, address, NOON, 5);
    await stores().pushes.put(waiting, other, NOON, 5);
    const claimed = (await Promise.all([claim(), claim(), claim()])).flat();
    expect(claimed.toSorted()).toEqual([one.endpoint, two.endpoint].toSorted());
    await moveTo(waiting, 'started', 'done');
    expect(await claim()).toEqual([other.endpoint]);
    for (const address of [one, two]) await stores().pushes.remove(ready, address.endpoint);
    await stores().pushes.remove(waiting, other.endpoint);
  });

  it('gives out again what was not sent, until it was tried too often', async () => {
    const order = await anOrder('done');
    const address = anAddress();
    await stores().pushes.put(order, address, NOON, 5);
    expect([await claim(), await claim(29_999), await claim(30_000)]).toEqual([
      [address.endpoint],
      [],
      [address.endpoint],
    ]);
    expect([await claim(60_000), await claim(90_000)]).toEqual([[], []]);
  });

  it('begins the tries anew where the browser asks again', async () => {
    const order = await anOrder('done');
    const address = anAddress();
    await stores().pushes.put(order, address, NOON, 5);
    expect([await claim(), await claim(30_000)]).toEqual([[address.endpoint], [address.endpoint]]);
    await stores().pushes.put(order, address, addMs(NOON, 30_001), 5);
    expect([await claim(30_001), await claim(60_001)]).toEqual([[address.endpoint], [address.endpoint]]);
    await stores().pushes.remove(order, address.endpoint);
  });

  it('gives out that an order is late once, within its time, and that it is ready after that', async () => {
    const placed = aNewOrder({ readyAt: NOON });
    await stores().orders.place(placed, aKey());
    await moveTo(placed.id, 'calculatedPrice', 'started');
    const address = anAddress();
    await stores().pushes.put(placed.id, address, NOON, 5);
    const kinds = async (atMs: number) =>
      (await stores().pushes.claim(addMs(NOON, atMs), 100, RULES)).map(({ kind }) => kind);
    expect([await kinds(59_999), await kinds(120_000)]).toEqual([[], []]);
    const claims = await Promise.all([kinds(60_000), kinds(60_000)]);
    expect([claims.flat(), await kinds(100_000)]).toEqual([['late'], []]);
    await moveTo(placed.id, 'started', 'done');
    expect([await kinds(100_000), await kinds(100_001)]).toEqual([['ready'], []]);
    await stores().pushes.remove(placed.id, address.endpoint);
  });

  it('gives out that the shop cancelled an order, once, and not that the guest did', async () => {
    const reasons = [
      { kind: 'notAccepted', expected: ['cancelled'] },
      { kind: 'guest', expected: [] },
    ] as const;
    for (const { kind, expected } of reasons) {
      const id = await anOrder('added');
      await stores().pushes.put(id, anAddress(), NOON, 5);
      await stores().orders.move(id, 'added', 'rollbacked', NOON, { reason: { kind } });
      const due = (await Promise.all([1, 2].map(() => stores().pushes.claim(NOON, 100, RULES)))).flat();
      expect(due.map((each) => each.kind)).toEqual(expected);
      for (const { orderId, address } of due) await stores().pushes.remove(orderId, address.endpoint);
    }
  });

  it('forgets what belongs to orders that were handed out', async () => {
    const order = await anOrder('delivered');
    await stores().pushes.put(order, anAddress(), NOON, 5);
    expect(await claim()).toEqual([]);
    expect(await stores().pushes.put(order, anAddress(), NOON, 1)).toBe(true);
    await claim();
  });

  it('renews an address, and refuses one too many', async () => {
    const order = await anOrder('added');
    const [one, two] = [anAddress(), anAddress()];
    expect(await stores().pushes.put(order, one, NOON, 1)).toBe(true);
    expect(await stores().pushes.put(order, { ...one, auth: 'b' }, NOON, 1)).toBe(true);
    expect(await stores().pushes.put(order, two, NOON, 1)).toBe(false);
    await stores().pushes.remove(order, one.endpoint);
    expect(await stores().pushes.put(order, two, NOON, 1)).toBe(true);
  });

  it.each(['personal data', 'old contacts', 'old orders'])('goes with %s', async (what) => {
    const order = await anOrder('added');
    const address = anAddress();
    await stores().pushes.put(order, address, NOON, 5);
    const before = addMs(NOON, 1);
    const never = { contacts: undefined, notes: undefined, payments: undefined, orders: undefined };
    if (what === 'personal data') await stores().retention.erase(order);
    else if (what === 'old contacts') await stores().retention.forget({ ...never, contacts: before }, 1000);
    else await stores().retention.forget({ ...never, orders: before }, 1000);
    await moveTo(order, 'added', 'done');
    expect(await claim()).toEqual([]);
  });
});
