import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOrderId, parseRefundId } from '@/domain/order/order';
import { notifyOfNews } from '@api/push/notify-of-news';
import type { PushSender } from '@api/push/push-sender';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { en, sv } from '@test/support/catalogues';
import { aChain } from '@test/support/api/a-chain';
import { Guest, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('notifyOfNews', () => {
  it.each([
    ['sent', 1],
    ['gone', 1],
    ['failed', 3],
  ] as const)('tries an address whose message is %s %d times', async (outcome, times) => {
    const { orders, pushes, payments, refunds } = api.stores;
    const id = must(parseOrderId((await new Guest(api.origin).paid()).orderId));
    const endpoint = `https://push.example/${outcome}`;
    await pushes.put(id, { endpoint, p256dh: 'p', auth: 'a' }, api.clock.now(), 5);
    const steps = ['added', 'started', 'finnished', 'done'] as const;
    for (const [at, to] of steps.entries())
      if (at > 0) await orders.move(id, must(steps[at - 1]), to, api.clock.now());
    let tries = 0;
    const sender: PushSender = {
      publicKey: '',
      accepts: () => true,
      send: (address) => {
        if (address.endpoint === endpoint) tries += 1;
        return Promise.resolve(outcome);
      },
    };
    const texts = new MemoryTexts({ sv, en });
    for (let round = 0; round < 5; round += 1) {
      await notifyOfNews({ orders, pushes, payments, refunds, sender, texts, clock: api.clock });
      await api.clock.sleep(30_000);
    }
    expect(tries).toBe(times);
  });

  it('says once each that an order is late and that it was cancelled, in its language [DEC-153]', async () => {
    const { orders, pushes, shops, payments, refunds } = api.stores;
    const shop = must(aChain().shops[0]);
    await shops.put({ ...shop, shop: { ...shop.shop, preparation: { minutes: 12 } } });
    const id = must(parseOrderId((await new Guest(api.origin).paid()).orderId));
    const endpoint = 'https://push.example/late';
    await pushes.put(id, { endpoint, p256dh: 'p', auth: 'a' }, api.clock.now(), 5);
    const sent: string[] = [];
    const sender: PushSender = {
      publicKey: '',
      accepts: () => true,
      send: (address, message) => {
        if (address.endpoint === endpoint) sent.push(message);
        return Promise.resolve('sent');
      },
    };
    const deps = {
      ...{ orders, pushes, payments, refunds, sender },
      ...{ texts: new MemoryTexts({ sv, en }), clock: api.clock },
    };
    const round = () => Promise.all([notifyOfNews(deps), notifyOfNews(deps)]);
    const promised = must((await orders.find(id))?.readyAt);
    await api.clock.sleep(promised - api.clock.now());
    await round();
    expect(sent).toEqual([]);
    await api.clock.sleep(5 * 60_000);
    await round();
    await round();
    expect(sent).toEqual([expect.stringContaining('Det tar lite längre tid, omkring')]);
    await orders.move(id, 'added', 'rollbacked', api.clock.now(), { reason: { kind: 'notAccepted' } });
    await round();
    await round();
    expect(sent.slice(1)).toEqual([expect.stringContaining('Beställningen avbröts.')]);
  });

  it('says of a cancelled order that was charged what its page says [DEC-126]', async () => {
    const { orders, pushes, payments, refunds } = api.stores;
    const id = must(parseOrderId((await new Guest(api.origin).paid()).orderId));
    const endpoint = 'https://push.example/charged';
    await pushes.put(id, { endpoint, p256dh: 'p', auth: 'a' }, api.clock.now(), 5);
    const { id: paymentId, amount, currency } = must(await payments.live(id));
    await orders.move(id, 'added', 'rollbacked', api.clock.now(), { reason: { kind: 'notAccepted' } });
    await refunds.beginOfCaptured({
      ...{ id: must(parseRefundId(token())), orderId: id, paymentId, amount, currency },
      ...{ lines: [], reason: 'outside', requestedAt: api.clock.now() },
    });
    const sent: string[] = [];
    const sender: PushSender = {
      publicKey: '',
      accepts: () => true,
      send: (address, message) => {
        if (address.endpoint === endpoint) sent.push(message);
        return Promise.resolve('sent');
      },
    };
    const texts = new MemoryTexts({ sv, en });
    await notifyOfNews({ orders, pushes, payments, refunds, sender, texts, clock: api.clock });
    expect(sent).toEqual([expect.stringContaining(must(sv['orderStatus.refunded']))]);
  });
});
