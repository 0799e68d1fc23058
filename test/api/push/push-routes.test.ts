import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { must } from '@test/support/builders/must';
import { parseOrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { WebPushSender } from '@api/push/push-sender';
import { Guest, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { newPushSettings, openPushReceiver, type PushReceiver } from '@test/support/push/push-receiver';

const settings = newPushSettings();
const pushSender = new WebPushSender({ settings, report: () => undefined });

let receiver: PushReceiver;
let api: TestApi;
let guest: Guest;

beforeEach(async () => {
  [api, receiver] = await Promise.all([openTestApi({ pushSender }), openPushReceiver()]);
  guest = new Guest(api.origin);
});
afterEach(async () => {
  receiver.close();
  await api.close();
});

const browser = () => {
  const { endpoint, p256dh, auth } = receiver.address;
  return { endpoint, keys: { p256dh, auth } };
};

type Order = Awaited<ReturnType<Guest['paid']>>;

const ask = ({ orderId, customerCode }: Order, body: object = browser(), method: 'PUT' | 'DELETE' = 'PUT') =>
  guest.send(method, `/api/order/${orderId}/push`, body, { 'customer-code': customerCode });

async function cook({ orderId }: Order): Promise<void> {
  const id = must(parseOrderId(orderId));
  const steps: readonly OrderStatus[] = ['added', 'started', 'finnished', 'done'];
  for (const [at, to] of steps.entries())
    if (at > 0) await api.stores.orders.move(id, must(steps[at - 1]), to, api.clock.now());
}

/**
 * Lets the server look for ready orders, and waits until the browser has so many messages. Seldom: a message on its way
 * is sent again after 30 of these seconds.
 */
const received = (count: number) =>
  expect
    .poll(async () => (await api.clock.advance(2_000), receiver.received.length), { interval: 400 })
    .toBe(count);

/** Waits until no process sends anything again. */
const allTaken = () =>
  expect.poll(() => api.database.database.query('SELECT order_id FROM order_push')).toEqual([]);

describe('PUT /api/order/{orderId}/push', () => {
  it('sends one message when the order is ready, in the language of the order [DEC-96]', async () => {
    const order = await guest.paid();
    expect((await ask(order)).status).toBe(204);
    expect((await ask(order)).status).toBe(204);
    await api.clock.advance(10_000);
    expect(receiver.received).toEqual([]);
    await cook(order);
    await received(1);
    await allTaken();
    expect(JSON.parse(must(receiver.received[0]).message)).toEqual({
      title: 'Din mat är klar.',
      body: 'Beställning 1, Lucka 1',
      path: `/order/${order.orderId}`,
    });
    await api.clock.advance(120_000);
    expect(receiver.received).toHaveLength(1);
  });

  it('sends it after a restart, and one of two processes does [DEC-96]', async () => {
    const order = await guest.paid();
    await ask(order);
    const others = await Promise.all([api.another({ pushSender }), api.another({ pushSender })]);
    await cook(order);
    await received(1);
    await allTaken();
    await api.clock.advance(60_000);
    expect(receiver.received).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });

  it('tries a push service that fails again, three times at most [DEC-96]', async () => {
    const order = await guest.paid();
    await ask(order);
    receiver.answerWith(503);
    await cook(order);
    for (const count of [1, 2, 3]) {
      await received(count);
      await api.clock.advance(30_000);
    }
    await api.clock.advance(300_000);
    expect(receiver.received).toHaveLength(3);
  });

  it('offers the key with the details of the order', async () => {
    const { orderId, customerCode } = await guest.placed();
    const { text } = await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
    expect(JSON.parse(text)).toMatchObject({ pushKey: settings.publicKey });
  });

  it('is refused for an address that is none, and for an order that is ready', async () => {
    const order = await guest.paid();
    expect((await ask(order, { ...browser(), endpoint: 'ftp://push.example' })).status).toBe(422);
    expect((await ask(order, { ...browser(), keys: { p256dh: 'short', auth: 'short' } })).status).toBe(422);
    await cook(order);
    expect((await ask(order)).status).toBe(409);
  });

  it('is refused beyond five browsers', async () => {
    const order = await guest.paid();
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await ask(order, { ...browser(), endpoint: `${receiver.origin}/${count}` })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('is not offered without keys', async () => {
    const without = await api.another({ pushSender: undefined });
    const visitor = new Guest(without.origin);
    const { orderId, customerCode } = await visitor.placed();
    const code = { 'customer-code': customerCode };
    expect((await visitor.send('PUT', `/api/order/${orderId}/push`, browser(), code)).status).toBe(404);
    expect((await visitor.get(`/api/order/${orderId}/details`, code)).text).not.toContain('pushKey');
    await without.close();
  });

  it('is refused without the code of the order', async () => {
    const order = await guest.paid();
    expect((await ask({ ...order, customerCode: token() })).status).toBe(404);
  });
});

describe('DELETE /api/order/{orderId}/push', () => {
  it('sends no message any more [DEC-96]', async () => {
    const order = await guest.paid();
    await ask(order);
    expect((await ask(order, { endpoint: receiver.address.endpoint }, 'DELETE')).status).toBe(204);
    await cook(order);
    await api.clock.advance(10_000);
    expect(receiver.received).toEqual([]);
  });
});
