import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { OrderStatus } from '@/domain/order/order-status';
import { addMs, type Instant } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import type { NewOrder } from '@api/orders/order-store';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, aNewPayment, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { runs } from '@test/support/properties/runs';

const MINUTE_MS = 60_000;
const RULES = {
  ...{ maxTries: 3, firstWaitMs: MINUTE_MS, lateAfterMs: MINUTE_MS, lateUntilMs: 10 * MINUTE_MS },
  ...{ readyForMs: 60 * MINUTE_MS, storedForMs: 120 * MINUTE_MS },
};
const STEPS: readonly OrderStatus[] = [
  'calculatedPrice',
  'added',
  'started',
  'finnished',
  'done',
  'delivered',
];

describeEachStore('OrderMailStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  async function anOrder(status: OrderStatus, different: Partial<NewOrder> = {}) {
    const order = aNewOrder({ newsByMail: true, ...different });
    await stores().orders.place(order, aKey());
    await moveOn(order.id, 'calculatedPrice', status);
    return order.id;
  }
  type OrderId = Awaited<ReturnType<typeof anOrder>>;
  async function moveOn(id: OrderId, from: OrderStatus, to: OrderStatus, at: Instant = NOON) {
    for (let step = STEPS.indexOf(from); step < STEPS.indexOf(to); step += 1)
      await stores().orders.move(id, STEPS[step] ?? from, STEPS[step + 1] ?? to, at);
  }
  /** What is claimed of one order, after so many minutes. */
  const kinds = async (id: OrderId, minutes = 0) =>
    (await stores().orderMails.claim(addMs(NOON, minutes * MINUTE_MS), 1000, RULES)).flatMap((due) =>
      due.orderId === id ? [due.kind] : [],
    );

  it('gives out that an order is ready, once for all processes, and never again once it was sent', async () => {
    const id = await anOrder('done');
    expect((await Promise.all([kinds(id), kinds(id), kinds(id)])).flat()).toEqual(['ready']);
    await stores().orderMails.finish({ orderId: id, kind: 'ready' });
    expect([await kinds(id, 1), await kinds(id, 50)]).toEqual([[], []]);
  });

  it('gives out nothing of an order whose guest did not want it', async () => {
    expect(await kinds(await anOrder('done', { newsByMail: false }))).toEqual([]);
  });

  it('waits ever longer after a failure, and gives up', async () => {
    const id = await anOrder('done');
    const claimed = [];
    for (const minutes of [0, 0.9, 1, 4.9, 5, 20, 59]) claimed.push((await kinds(id, minutes)).length);
    expect(claimed).toEqual([1, 0, 1, 0, 1, 0, 0]);
  });

  it('does not say that food is ready at a table, or was ready long ago', async () => {
    expect(await kinds(await anOrder('done', { orderType: 'DineInPlace' }))).toEqual([]);
    expect(await kinds(await anOrder('done'), 60)).toEqual([]);
  });

  it('gives out that an order is late while it is, and that it is ready at once after that', async () => {
    const id = await anOrder('started', { readyAt: NOON });
    expect([await kinds(id, 0.9), await kinds(id, 10), await kinds(id, 1), await kinds(id, 1)]).toEqual([
      [],
      [],
      ['late'],
      [],
    ]);
    await moveOn(id, 'started', 'done');
    expect(await kinds(id, 1)).toEqual(['ready']);
    expect(await kinds(id, 2)).toEqual(['ready']);
  });

  it('gives out that a paid order was cancelled, unless by the guest', async () => {
    for (const [reason, expected] of [
      [{ kind: 'notAccepted' }, ['cancelled']],
      [{ kind: 'guest' }, []],
    ] as const) {
      const id = await anOrder('added');
      await stores().orders.move(id, 'added', 'rollbacked', NOON, { reason });
      expect([await kinds(id), await kinds(id)]).toEqual([expected, []]);
    }
  });

  it('tells who paid for an order that never reached the kitchen, and not who never paid', async () => {
    const [paid, unpaid] = [await anOrder('calculatedPrice'), await anOrder('calculatedPrice')];
    const payment = aNewPayment({ orderId: paid });
    await stores().payments.begin(payment, 5);
    for (const id of [paid, unpaid]) await stores().orders.move(id, 'calculatedPrice', 'rollbacked', NOON);
    expect([await kinds(paid), await kinds(unpaid)]).toEqual([[], []]);
    await stores().payments.end(payment.id, 'released', 'payment-12');
    expect([await kinds(paid), await kinds(unpaid)]).toEqual([['cancelled'], []]);
  });

  it.each(['personal data', 'old contacts', 'old orders', 'age', 'handing out'])(
    'ends with %s',
    async (what) => {
      const id = await anOrder('done');
      await stores().orders.addCode(id, 'ab'.repeat(32), NOON);
      const never = { contacts: undefined, notes: undefined, payments: undefined, orders: undefined };
      if (what === 'personal data') await stores().retention.erase(id);
      if (what === 'old contacts')
        await stores().retention.forget({ ...never, contacts: addMs(NOON, 1) }, 1000);
      if (what === 'old orders') await stores().retention.forget({ ...never, orders: addMs(NOON, 1) }, 1000);
      if (what === 'age') expect(await kinds(id, 120)).toEqual([]);
      if (what === 'handing out') await moveOn(id, 'done', 'delivered');
      expect(await kinds(id)).toEqual([]);
      const isLinkStored = what === 'age' || what === 'handing out';
      expect(await stores().orders.hasCode(id, 'ab'.repeat(32))).toBe(isLinkStored);
    },
  );

  it('forgets with old contacts the links of an order that has none, as that of a member', async () => {
    const never = { contacts: undefined, notes: undefined, payments: undefined, orders: undefined };
    const id = await anOrder('started', { email: undefined });
    await stores().orders.addCode(id, 'ab'.repeat(32), NOON);
    await stores().orders.addCode(id, 'cd'.repeat(32), addMs(NOON, 2));
    await stores().retention.forget({ ...never, contacts: addMs(NOON, 1) }, 1000);
    const codes = ['ab', 'cd'].map((code) => stores().orders.hasCode(id, code.repeat(32)));
    expect(await Promise.all(codes)).toEqual([false, true]);
  });

  it('sends each news once; twice only where a process dies between the mail server and the database', async () => {
    const trial = fc.constantFrom('sent', 'refused', 'dies before', 'dies after');
    await fc.assert(
      fc.asyncProperty(fc.array(trial, { maxLength: 6 }), async (trials) => {
        const id = await anOrder('done');
        let [mails, deathsAfter] = [0, 0];
        for (const [round, outcome] of [...trials, 'sent', 'sent'].entries()) {
          // Two processes at once, each time after the claim before has ended.
          const minute = [0, 1, 5, 21, 22, 23, 24, 25][round] ?? 25;
          const claimed = (await Promise.all([kinds(id, minute), kinds(id, minute)])).flat();
          expect(claimed.length).toBeLessThan(2);
          if (claimed.length === 0) continue;
          if (outcome === 'sent' || outcome === 'dies after') mails += 1;
          if (outcome === 'dies after') deathsAfter += 1;
          if (outcome === 'sent') await stores().orderMails.finish({ orderId: id, kind: 'ready' });
        }
        const isTried = [...trials, 'sent', 'sent'].slice(0, RULES.maxTries).includes('sent');
        expect(mails).toBe(deathsAfter + (isTried ? 1 : 0));
      }),
      { numRuns: runs(20) },
    );
  });
});
