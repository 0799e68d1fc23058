import { beforeAll, expect, it } from 'vitest';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { addMs } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { shopId } from '@test/support/builders/ids';

const PAID: readonly OrderStatus[] = ['calculatedPrice', 'added'];
const HANDED_OUT: readonly OrderStatus[] = [...PAID, 'started', 'finnished', 'done', 'delivered'];

describeEachStore('BoardStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  /** An order that has gone through these statuses, one millisecond for each. */
  async function anOrder(
    statuses: readonly OrderStatus[],
    different: Parameters<typeof aNewOrder>[0] = {},
  ): Promise<OrderId> {
    const order = aNewOrder(different);
    await stores().orders.place(order, aKey());
    for (const [index, to] of statuses.slice(1).entries())
      await stores().orders.move(order.id, statuses[index] ?? to, to, addMs(NOON, index + 1));
    return order.id;
  }
  const ofShop = async (shop: number, endedAfter = NOON, readyMax = 100): Promise<readonly OrderId[]> =>
    (await stores().boards.ofShop(shopId(shop), { endedAfter, readyMax })).map(({ order }) => order.id);

  it('finds a paid order with the time of its status, and no unpaid one', async () => {
    const order = await anOrder([...PAID, 'started']);
    const found = await stores().boards.find(order);
    expect([found?.order.id, found?.order.status, found?.changedAt]).toEqual([
      ...[order, 'started', addMs(NOON, 2)],
    ]);
    expect(await stores().boards.find(await anOrder(['calculatedPrice']))).toBeUndefined();
    expect(await stores().boards.find(await anOrder(['calculatedPrice', 'rollbacked']))).toBeUndefined();
  });

  it('lists the paid orders of one shop, the oldest first', async () => {
    const own = { shopId: shopId(2) };
    const late = await anOrder(PAID, { ...own, placedAt: addMs(NOON, 5) });
    const early = await anOrder([...PAID, 'started'], own);
    await anOrder(['calculatedPrice'], own);
    await anOrder(['calculatedPrice', 'rollbacked'], own);
    expect(await ofShop(2)).toEqual([early, late]);
    expect(await ofShop(1)).not.toContain(early);
  });

  it('lists those that ended after a time, handed out or taken back', async () => {
    const own = { shopId: shopId(3) };
    const handedOut = await anOrder(HANDED_OUT, own);
    const takenBack = await anOrder([...PAID, 'rollbacked'], own);
    expect((await ofShop(3)).toSorted()).toEqual([handedOut, takenBack].toSorted());
    expect(await ofShop(3, addMs(NOON, 2))).toEqual([handedOut]);
    expect(await ofShop(3, addMs(NOON, 5))).toEqual([]);
  });

  it('lists only the newest of those that are ready, and all that are cooked or will be', async () => {
    const own = { shopId: shopId(4) };
    const ready: OrderId[] = [];
    for (const ms of [1, 3, 2])
      ready.push(await anOrder(HANDED_OUT.slice(0, -1), { ...own, placedAt: addMs(NOON, ms) }));
    const cooked = await anOrder([...PAID, 'started'], own);
    const waiting = await anOrder(PAID, { ...own, placedAt: addMs(NOON, 4) });
    const [first, third, second] = ready;
    expect(await ofShop(4, NOON, 2)).toEqual([cooked, second, third, waiting]);
    expect(await ofShop(4, NOON, 3)).toEqual([cooked, first, second, third, waiting]);
  });
});
