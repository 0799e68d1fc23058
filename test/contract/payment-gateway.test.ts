import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { PlacedOrder } from '@/domain/order/order';
import { parseIntentKey } from '@/domain/order/order-intent';
import type { StartedPayment } from '@/domain/order/payment';
import { anOrderRequest } from '@test/support/builders/an-order-request';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { customerCode, paymentId } from '@test/support/builders/order-ids';
import { REMOTE_WORLDS, type RemoteWorld } from '@test/support/http/remote-worlds';

const RETURN_URL = 'https://lucka.example/shop/1/checkout/payment/order-1#code=x';

describe.each(REMOTE_WORLDS)('PaymentGateway %s', (_, open) => {
  let world: RemoteWorld;
  let order: PlacedOrder;
  beforeEach(async () => {
    world = await open();
    world.server.orders.totalOf = () => amount('119.5');
    const placed = await world.orders.place(anOrderRequest(), must(parseIntentKey('intent-key-of-22-chars')));
    if (!placed.ok) throw new Error(placed.error.kind);
    order = placed.value;
  });
  afterEach(() => world.stop());

  async function start(): Promise<StartedPayment> {
    const started = await world.payments.start(order.orderId, order.customerCode, RETURN_URL);
    if (!started.ok) throw new Error(started.error.kind);
    return started.value;
  }

  it('starts a payment of the total, and returns its destination', async () => {
    expect(await start()).toMatchObject({
      destination: { kind: 'redirect', url: expect.stringMatching(/^https:/) },
      amount: amount('119.5'),
      status: 'created',
    });
    expect(world.server.payments.payments[0]?.returnUrl).toBe(RETURN_URL);
  });

  it('returns the open payment again', async () => {
    const first = await start();
    expect(await start()).toEqual(first);
  });

  it('starts another one after one that ended without a charge', async () => {
    const first = await start();
    world.server.payments.settle(first.paymentId, 'aborted', 'payment-02');
    expect((await start()).paymentId).not.toBe(first.paymentId);
  });

  it('refuses a second payment of a paid order', async () => {
    world.server.payments.settle((await start()).paymentId, 'reserved');
    expect(await world.payments.start(order.orderId, order.customerCode, RETURN_URL)).toMatchObject({
      ok: false,
      error: { kind: 'refused', status: 409 },
    });
    expect(world.server.payments.paidFor(order.orderId)).toHaveLength(1);
  });

  it('returns the status of a payment, and updates the order', async () => {
    const { paymentId: id } = await start();
    const state = () => world.payments.state(order.orderId, id, order.customerCode);
    expect(await state()).toEqual({ ok: true, value: { status: 'created', code: undefined } });
    world.server.payments.settle(id, 'failed', 'payment-01');
    expect(await state()).toEqual({ ok: true, value: { status: 'failed', code: 'payment-01' } });
    world.server.payments.settle(id, 'reserved');
    expect(await world.orders.status(order.orderId, undefined)).toEqual({ ok: true, value: 'added' });
  });

  it('starts the payment although its response is lost; a query finds it', async () => {
    world.server.payments.script.loseNextAnswer();
    expect(await world.payments.start(order.orderId, order.customerCode, RETURN_URL)).toMatchObject({
      ok: false,
    });
    await start();
    expect(world.server.payments.payments).toHaveLength(1);
  });

  it('refuses a wrong code', async () => {
    const { paymentId: id } = await start();
    const wrong = customerCode('another-customer-code-x');
    expect(await world.payments.start(order.orderId, wrong, RETURN_URL)).toMatchObject({ ok: false });
    expect(await world.payments.state(order.orderId, id, wrong)).toMatchObject({ ok: false });
    expect(
      await world.payments.state(order.orderId, paymentId('payment-9'), order.customerCode),
    ).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
  });
});
