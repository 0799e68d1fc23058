import { beforeAll, expect, it } from 'vitest';
import type { OrderId } from '@/domain/order/order';
import { addMs } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, aNewPayment, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { shopId } from '@test/support/builders/ids';

const MAX = 3;

describeEachStore('PaymentStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  async function placed(): Promise<OrderId> {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    return order.id;
  }
  async function begun() {
    const orderId = await placed();
    const payment = aNewPayment({ orderId });
    await stores().payments.begin(payment, MAX);
    return payment;
  }
  async function reserved() {
    const payment = await begun();
    await stores().payments.reserve(payment.id, NOON);
    return payment;
  }
  const statusOf = async (orderId: OrderId) => (await stores().orders.find(orderId))?.status;

  it('returns a payment as it was begun', async () => {
    const payment = await begun();
    const fresh = { status: 'created', code: undefined, isCapturing: false, isReleasing: false };
    const expected = { ...payment, ...fresh };
    expect(await stores().payments.find(payment.orderId, payment.id)).toEqual(expected);
    expect(await stores().payments.withId(payment.id)).toEqual(expected);
    expect(await stores().payments.live(payment.orderId)).toEqual(expected);
    expect(await stores().payments.withId(aNewPayment().id)).toBeUndefined();
    expect(await stores().payments.find(await placed(), payment.id)).toBeUndefined();
  });

  it('begins one payment of an order at a time, for concurrent calls', async () => {
    const orderId = await placed();
    const wishes = Array.from({ length: 8 }, () => aNewPayment({ orderId }));
    const outcomes = await Promise.all(wishes.map((wish) => stores().payments.begin(wish, MAX)));
    expect(outcomes.filter(({ kind }) => kind === 'begun')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'open')).toHaveLength(7);
  });

  it('begins another one after it has ended, up to a maximum', async () => {
    const orderId = await placed();
    const begin = () => {
      const payment = aNewPayment({ orderId });
      return stores()
        .payments.begin(payment, MAX)
        .then(({ kind }) => ({ kind, id: payment.id }));
    };
    for (let attempt = 0; attempt < MAX; attempt += 1) {
      const { kind, id } = await begin();
      expect(kind).toBe('begun');
      expect(await stores().payments.end(id, 'failed', 'payment-01')).toBe(true);
      expect(await stores().payments.find(orderId, id)).toMatchObject({
        status: 'failed',
        code: 'payment-01',
      });
    }
    expect((await begin()).kind).toBe('tooMany');
  });

  it('begins none for an order that is not unpaid', async () => {
    const payment = await reserved();
    const outcome = await stores().payments.begin(aNewPayment({ orderId: payment.orderId }), MAX);
    expect(outcome).toEqual({ kind: 'notWaiting', status: 'added' });
  });

  it('reserves the payment and adds the order in one step, once', async () => {
    const payment = await begun();
    const reserve = () => stores().payments.reserve(payment.id, NOON);
    expect((await Promise.all([reserve(), reserve(), reserve()])).filter(Boolean)).toHaveLength(1);
    expect(await statusOf(payment.orderId)).toBe('added');
    expect((await stores().payments.live(payment.orderId))?.status).toBe('reserved');
  });

  it('reserves nothing for a rolled back order', async () => {
    const payment = await begun();
    await stores().orders.move(payment.orderId, 'calculatedPrice', 'rollbacked', NOON);
    expect(await stores().payments.reserve(payment.id, NOON)).toBe(false);
    expect((await stores().payments.live(payment.orderId))?.status).toBe('created');
  });

  it('reserves no payment with a release in progress, and releases none that is reserved', async () => {
    const [released, paid] = [await begun(), await reserved()];
    expect(await stores().payments.beginRelease(released.id)).toBe(true);
    expect(await stores().payments.beginRelease(released.id)).toBe(true);
    expect(await stores().payments.reserve(released.id, NOON)).toBe(false);
    expect(await stores().payments.beginRelease(paid.id)).toBe(false);
    expect(await statusOf(paid.orderId)).toBe('added');
    await stores().payments.end(released.id, 'failed', 'payment-04');
    expect(await stores().payments.beginRelease(released.id)).toBe(false);
  });

  it('reserves again after a refused release', async () => {
    const payment = await begun();
    await stores().payments.beginRelease(payment.id);
    await stores().payments.refuseRelease(payment.id);
    expect(await stores().payments.reserve(payment.id, NOON)).toBe(true);
    await stores().payments.refuseRelease(payment.id);
    expect(await statusOf(payment.orderId)).toBe('added');
  });

  it('never both reserves a payment and releases it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const payment = await begun();
      const [isReserved, isReleasing] = await Promise.all([
        stores().payments.reserve(payment.id, NOON),
        stores().payments.beginRelease(payment.id),
      ]);
      expect([isReserved, isReleasing].filter(Boolean)).toHaveLength(1);
    }
  });

  it('captures and starts the order in one step, once', async () => {
    const payment = await reserved();
    expect(await stores().payments.beginCapture(payment.id)).toBe(true);
    expect(await stores().payments.beginCapture(payment.id)).toBe(true);
    const capture = () => stores().payments.capture(payment.id, NOON);
    expect((await Promise.all([capture(), capture()])).filter(Boolean)).toHaveLength(1);
    expect(await statusOf(payment.orderId)).toBe('started');
    expect(await stores().payments.live(payment.orderId)).toMatchObject({
      status: 'captured',
      isCapturing: false,
    });
    expect(await stores().payments.beginCapture(payment.id)).toBe(false);
  });

  it('captures nothing that is not reserved', async () => {
    const payment = await begun();
    expect(await stores().payments.beginCapture(payment.id)).toBe(false);
    expect(await stores().payments.capture(payment.id, NOON)).toBe(false);
  });

  it('locks order and payment during a capture, and unlocks them after a refusal', async () => {
    const payment = await reserved();
    await stores().payments.beginCapture(payment.id);
    expect(await stores().orders.move(payment.orderId, 'added', 'rollbacked', NOON)).toBe(false);
    expect(await stores().payments.end(payment.id, 'released', undefined)).toBe(false);
    await stores().payments.refuseCapture(payment.id);
    expect(await stores().orders.move(payment.orderId, 'added', 'rollbacked', NOON)).toBe(true);
    expect(await stores().payments.end(payment.id, 'released', undefined)).toBe(true);
  });

  it('never both rolls an order back and captures its money', async () => {
    for (let round = 0; round < 20; round += 1) {
      const payment = await reserved();
      const [isCapturing, isTakenBack] = await Promise.all([
        stores().payments.beginCapture(payment.id),
        stores().orders.move(payment.orderId, 'added', 'rollbacked', NOON),
      ]);
      expect([isCapturing, isTakenBack].filter(Boolean)).toHaveLength(1);
    }
  });

  it('does not end a payment that has ended or is captured', async () => {
    const [ended, captured] = [await begun(), await reserved()];
    await stores().payments.end(ended.id, 'aborted', 'payment-02');
    await stores().payments.capture(captured.id, NOON);
    expect(await stores().payments.end(ended.id, 'failed', 'payment-01')).toBe(false);
    expect(await stores().payments.end(captured.id, 'released', undefined)).toBe(false);
  });

  it('lists payments with work left at the provider, oldest first', async () => {
    const old = addMs(NOON, -86_400_000);
    const at = async (createdAt: number) => {
      const orderId = await placed();
      const payment = aNewPayment({ orderId, createdAt: addMs(old, createdAt) });
      await stores().payments.begin(payment, MAX);
      return payment;
    };
    const [open, ended, fine, capturing, takenBack] = [
      await at(4),
      await at(0),
      await at(1),
      await at(3),
      await at(2),
    ];
    await stores().payments.end(ended.id, 'failed', 'payment-01');
    for (const { id } of [fine, capturing, takenBack]) await stores().payments.reserve(id, NOON);
    await stores().payments.beginCapture(capturing.id);
    await stores().orders.move(takenBack.orderId, 'added', 'rollbacked', NOON);
    const unsettled = await stores().payments.unsettled(addMs(old, 100), 9);
    expect(unsettled.map(({ id }) => id)).toEqual([takenBack.id, capturing.id, open.id]);
    expect(await stores().payments.unsettled(addMs(old, 2), 9)).toHaveLength(1);
    expect(await stores().payments.unsettled(addMs(old, 100), 2)).toHaveLength(2);
  });

  it('lists the payments of the shops by turns, so that none is left out', async () => {
    const long = addMs(NOON, -2 * 86_400_000);
    const at = async (minute: number, shop: number) => {
      const order = aNewOrder({ shopId: shopId(shop) });
      await stores().orders.place(order, aKey());
      const payment = aNewPayment({ orderId: order.id, createdAt: addMs(long, minute) });
      await stores().payments.begin(payment, MAX);
      return payment.id;
    };
    const first = [await at(1, 1), await at(2, 1), await at(3, 1)];
    const second = [await at(4, 2), await at(5, 2)];
    const listed = await stores().payments.unsettled(addMs(long, 100), 4);
    expect(listed.map(({ id }) => id)).toEqual([first[0], second[0], first[1], second[1]]);
    expect(listed.map((payment) => payment.shopId)).toEqual([1, 2, 1, 2]);
  });
});
