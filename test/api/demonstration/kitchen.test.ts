import { describe, expect, it } from 'vitest';
import { cook, startKitchen } from '@demo/kitchen/kitchen';
import { settlePayment } from '@api/payments/settle-payment';
import { aTill, type Till } from '@test/support/api/a-till';

async function paidOrder(till: Till) {
  const order = await till.placed();
  const payment = await till.started(order);
  await till.pays(payment);
  await settlePayment(till.deps, payment);
  return order.id;
}

describe('cook', () => {
  it('moves paid orders one step at each interval, to the end', async () => {
    const till = await aTill();
    const [orderId, unpaid] = [await paidOrder(till), (await till.placed()).id];
    const seen = [];
    for (let beat = 0; beat < 5; beat += 1) {
      await till.clock.advance(1_000);
      await cook(till.deps, 1_000);
      seen.push((await till.order(orderId)).status);
    }
    expect(seen).toEqual(['started', 'finnished', 'done', 'delivered', 'delivered']);
    expect((await till.order(unpaid)).status).toBe('calculatedPrice');
  });

  it('leaves an order at each step for its time', async () => {
    const till = await aTill();
    const orderId = await paidOrder(till);
    await till.clock.advance(999);
    await cook(till.deps, 1_000);
    expect((await till.order(orderId)).status).toBe('added');
  });

  it('continues with other orders if one cannot be captured', async () => {
    const till = await aTill();
    const [first, second] = [await paidOrder(till), await paidOrder(till)];
    till.provider.break('capture', 'refused');
    await till.clock.advance(1_000);
    await cook(till.deps, 1_000);
    expect([(await till.order(first)).status, (await till.order(second)).status]).toEqual([
      'added',
      'started',
    ]);
  });
});

describe('startKitchen', () => {
  it('runs until it is stopped', async () => {
    const till = await aTill();
    const orderId = await paidOrder(till);
    const stop = startKitchen(till.deps, 500, () => undefined);
    await till.clock.advance(500);
    expect((await till.order(orderId)).status).toBe('started');
    stop();
    expect(till.clock.pending).toBe(0);
  });
});
