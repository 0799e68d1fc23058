import { beforeAll, expect, it } from 'vitest';
import type { OrderStatus } from '@/domain/order/order-status';
import { addMs } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';

const RULES = { maxTries: 2, againAfterMs: 30_000 };
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
