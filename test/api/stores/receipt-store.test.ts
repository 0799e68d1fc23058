import { beforeAll, expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';

const RULES = { restMs: 60_000, maxSent: 2 };

describeEachStore('ReceiptStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  async function anOrder() {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    return (afterMs: number) =>
      stores().receipts.request(
        { orderId: order.id, email: 'me@example.com', promisedTo: [] },
        addMs(NOON, afterMs),
        RULES,
      );
  }
  async function sent(
    request: Awaited<ReturnType<typeof anOrder>>,
    afterMs: number,
    outcome: 'sent' | 'failed',
  ) {
    const written = await request(afterMs);
    if (written.kind !== 'written') throw new Error(written.kind);
    await stores().receipts.finish(written.receiptId, outcome, addMs(NOON, afterMs));
  }

  it('is refused within a minute of a success', async () => {
    const request = await anOrder();
    await sent(request, 0, 'sent');
    expect(await request(59_999)).toEqual({ kind: 'tooSoon', lastAt: NOON });
    expect((await request(60_000)).kind).toBe('written');
  });

  it('may be requested immediately after a failure', async () => {
    const request = await anOrder();
    await sent(request, 0, 'failed');
    expect((await request(1)).kind).toBe('written');
  });

  it('is sent a limited number of times', async () => {
    const request = await anOrder();
    await sent(request, 0, 'sent');
    await sent(request, 60_000, 'sent');
    expect((await request(180_000)).kind).toBe('tooMany');
  });

  it('is stored for one of concurrent requests', async () => {
    const request = await anOrder();
    const outcomes = await Promise.all([request(0), request(0), request(0)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['tooSoon', 'tooSoon', 'written']);
  });

  it('does not wait forever for a crashed process', async () => {
    const request = await anOrder();
    for (const afterMs of [0, 60_000, 120_000]) expect((await request(afterMs)).kind).toBe('written');
  });

  it('goes to a permitted address only, in any spelling', async () => {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const request = (email: string) =>
      stores().receipts.request({ orderId: order.id, email, promisedTo: ['Me@Example.com'] }, NOON, RULES);
    expect(await request('you@example.com')).toEqual({ kind: 'otherAddress' });
    expect((await request('me@example.COM')).kind).toBe('written');
  });

  it('goes permanently to the first successful address if none is given', async () => {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const request = (email: string, afterMs: number) =>
      stores().receipts.request({ orderId: order.id, email, promisedTo: [] }, addMs(NOON, afterMs), RULES);
    const finished = async (email: string, afterMs: number, outcome: 'sent' | 'failed') => {
      const written = await request(email, afterMs);
      if (written.kind !== 'written') throw new Error(written.kind);
      await stores().receipts.finish(written.receiptId, outcome, addMs(NOON, afterMs));
    };
    await finished('mistyped@example.com', 0, 'failed');
    await finished('me@example.com', 1, 'sent');
    expect(await request('you@example.com', 120_000)).toEqual({ kind: 'otherAddress' });
    expect((await request('me@example.com', 120_000)).kind).toBe('written');
  });
});
