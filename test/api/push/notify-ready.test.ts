import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOrderId } from '@/domain/order/order';
import { notifyReady } from '@api/push/notify-ready';
import type { PushSender } from '@api/push/push-sender';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { en, sv } from '@test/support/catalogues';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('notifyReady', () => {
  it.each([
    ['sent', 1],
    ['gone', 1],
    ['failed', 3],
  ] as const)('tries an address whose message is %s %d times', async (outcome, times) => {
    const { orders, pushes } = api.stores;
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
      await notifyReady({ orders, pushes, sender, texts, clock: api.clock });
      await api.clock.sleep(30_000);
    }
    expect(tries).toBe(times);
  });
});
