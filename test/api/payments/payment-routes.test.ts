import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOST_ANSWER_MS } from '@demo/payment-provider/test-cards';
import { Guest, readProblem, returnUrlOf, token } from '@test/support/api/guest';
import { OPERATOR_TOKEN, openTestApi, type TestApi, IS_IN_PROCESS } from '@test/support/api/open-test-api';
import { startedPaymentDto } from '@test/support/api/wire';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const operate = (orderId: string, status: string) =>
  guest.post(
    `/api/operator/order/${orderId}/status`,
    { status },
    { authorization: `Bearer ${OPERATOR_TOKEN}` },
  );

describe('POST /api/order/{orderId}/payment', () => {
  it("redirects the visitor to the provider's page with the order's total", async () => {
    const order = await guest.placed();
    const answer = await guest.pay(order);
    expect(answer.status).toBe(201);
    const payment = startedPaymentDto.parse(JSON.parse(answer.text));
    expect(payment).toMatchObject({ amount: 25.5, currency: { name: 'SEK' }, status: 'created' });
    expect(payment.redirectUrl).toMatch(`${api.origin}/demo-payment/`);
  });

  it('answers the open payment for repeated and concurrent requests', async () => {
    const order = await guest.placed();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => guest.pay(order)));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
  });

  it('starts a new one after a failed payment, up to five', async () => {
    const order = await guest.placed();
    const seen = new Set<string>();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { paymentId, redirectUrl } = await guest.startedPayment(order);
      seen.add(paymentId);
      await guest.atProvider(redirectUrl, 'declined');
    }
    expect(seen.size).toBe(5);
    expect(readProblem(await guest.pay(order))).toMatchObject({ status: 409, code: 'payment-14' });
  });

  it('refuses an order that is paid, in progress, delivered or rolled back', async () => {
    const order = await guest.paid();
    const codes = [readProblem(await guest.pay(order)).code];
    for (const status of ['Started', 'Finnished', 'Done', 'Delivered']) {
      expect((await operate(order.orderId, status)).status).toBe(204);
    }
    codes.push(readProblem(await guest.pay(order)).code);
    const takenBack = await guest.placed();
    await operate(takenBack.orderId, 'Rollbacked');
    const refused = readProblem(await guest.pay(takenBack));
    expect([...codes, refused.code]).toEqual([
      'shop-error-order-is-started',
      'shop-error-order-is-delivered',
      'shop-error-order-is-deleted',
    ]);
    expect(refused).toMatchObject({ status: 409, orderId: takenBack.orderId });
  });

  it('confirms an order of 0 without a provider, which is then prepared like any other', async () => {
    const order = await guest.placed({ shopId: 2, items: [{ code: 'water', quantity: 2, choices: [] }] });
    expect(order.total).toBe(0);
    expect((await guest.status(order.orderId)).text).toBe('"CalculatedPrice"');
    const answers = await Promise.all([1, 2, 3].map(() => guest.pay(order)));
    expect(answers.map((answer) => readProblem(answer).code)).toEqual(
      Array.from({ length: 3 }, () => 'shop-error-order-is-started'),
    );
    expect((await guest.status(order.orderId)).text).toBe('"Added"');
    for (const status of ['Started', 'Finnished', 'Done', 'Delivered']) {
      expect((await operate(order.orderId, status)).status).toBe(204);
    }
    expect(readProblem(await guest.pay(order)).code).toBe('shop-error-order-is-delivered');
  });

  it('rolls an order of 0 back without a provider', async () => {
    const order = await guest.placed({ shopId: 2, items: [{ code: 'water', quantity: 1, choices: [] }] });
    await guest.pay(order);
    expect((await operate(order.orderId, 'Rollbacked')).status).toBe(204);
    expect(readProblem(await guest.pay(order)).code).toBe('shop-error-order-is-deleted');
    expect((await operate(order.orderId, 'Started')).status).toBe(409);
  });

  it('refuses once the money is reserved, even before the visitor returns', async () => {
    const order = await guest.placed();
    const { redirectUrl } = await guest.startedPayment(order);
    await guest.atProvider(redirectUrl, 'succeeds');
    expect(readProblem(await guest.pay(order)).code).toBe('shop-error-order-is-started');
  });

  it.each([
    'https://evil.example/shop',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/api/order',
    ' /home',
    '/ho\tme',
    '',
    `/${'x'.repeat(2_100)}`,
  ])('refuses the return address %j', async (returnUrl) => {
    const order = await guest.placed();
    expect(readProblem(await guest.pay(order, returnUrl))).toMatchObject({ status: 422, code: 'payment-10' });
  });

  it.skipIf(IS_IN_PROCESS)('stores no customer code with the payment', async () => {
    const order = await guest.placed();
    await guest.pay(order);
    const [row] = await api.database.database.query<{ return_url: string }>(
      'SELECT return_url FROM payment WHERE order_id = $1',
      [order.orderId],
    );
    expect(row?.return_url).toBe(`/shop/1/checkout/payment/${order.orderId}`);
  });
});

describe('GET /api/order/{orderId}/payment/{paymentId}', () => {
  it('becomes reserved and the order added when the visitor has paid, by a return, a reload or a second tab', async () => {
    const order = await guest.placed();
    const { paymentId, redirectUrl } = await guest.startedPayment(order);
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'created' });
    const back = await guest.atProvider(redirectUrl, 'succeeds');
    expect(back.headers.get('location')).toBe(api.origin + returnUrlOf(order).replace(/#.*/, ''));
    const states = await Promise.all([1, 2, 3, 4].map(() => guest.paymentState(order, paymentId)));
    expect(states).toEqual(Array(4).fill({ status: 'reserved' }));
    expect((await guest.status(order.orderId)).text).toBe('"Added"');
  });

  it.each([
    ['declined', 'failed', 'payment-01'],
    ['cancel', 'aborted', 'payment-02'],
  ])('after %s it is %s with code %s, and the order may be paid again', async (card, status, code) => {
    const order = await guest.placed();
    const { paymentId, redirectUrl } = await guest.startedPayment(order);
    await guest.atProvider(redirectUrl, card);
    expect(await guest.paymentState(order, paymentId)).toEqual({ status, code });
    expect((await guest.status(order.orderId)).text).toBe('"CalculatedPrice"');
    expect((await guest.pay(order)).status).toBe(201);
  });

  it('is unknown after a lost answer, and known a while later', async () => {
    const order = await guest.placed();
    const { paymentId, redirectUrl } = await guest.startedPayment(order);
    await guest.atProvider(redirectUrl, 'lostAnswer');
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'created' });
    await api.clock.advance(LOST_ANSWER_MS);
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'reserved' });
  });

  it('ignores the query of the return address', async () => {
    const order = await guest.placed();
    const { paymentId } = await guest.startedPayment(order);
    for (const claim of ['?status=reserved', '?paid=true', '?status=captured&code=0']) {
      const path = `/api/order/${order.orderId}/payment/${paymentId}${claim}`;
      const answer = await guest.get(path, { 'customer-code': order.customerCode });
      expect(answer.text).toBe('{"status":"created"}');
    }
    expect((await guest.status(order.orderId)).text).toBe('"CalculatedPrice"');
  });

  it("is not found under another order, without the order's code, or with an unknown id", async () => {
    const [order, other] = [await guest.placed(), await guest.placed()];
    const { paymentId } = await guest.startedPayment(order);
    const read = (orderId: string, id: string, code: string) =>
      guest.get(`/api/order/${orderId}/payment/${id}`, { 'customer-code': code });
    const foreign = await read(other.orderId, paymentId, other.customerCode);
    const unknown = await read(order.orderId, token(), order.customerCode);
    const stranger = await read(order.orderId, paymentId, token());
    expect([foreign, unknown].map((answer) => readProblem(answer).code)).toEqual([
      'payment-07',
      'payment-07',
    ]);
    expect(readProblem(stranger).code).toBe('failed-find-order');
  });
});

describe('POST /api/operator/order/{orderId}/status', () => {
  it('moves an order step by step to its end, and captures the money when it starts', async () => {
    const order = await guest.paid();
    for (const status of ['Started', 'Finnished', 'Done', 'Delivered']) {
      expect((await operate(order.orderId, status)).status).toBe(204);
      expect((await guest.status(order.orderId)).text).toBe(JSON.stringify(status));
    }
    expect(await guest.paymentState(order, order.paymentId)).toEqual({ status: 'captured' });
  });

  it('rolls a paid order back and releases its money', async () => {
    const order = await guest.paid();
    expect((await operate(order.orderId, 'rollbacked')).status).toBe(204);
    expect((await guest.status(order.orderId)).text).toBe('"Rollbacked"');
    expect(await guest.paymentState(order, order.paymentId)).toEqual({ status: 'released' });
  });

  it.each(['Added', 'Started', 'Finnished', 'Done', 'Delivered', 'CalculatedPrice'])(
    'does not make an unpaid order %s',
    async (status) => {
      const order = await guest.placed();
      expect(readProblem(await operate(order.orderId, status))).toMatchObject({
        status: 409,
        code: 'shop-method-not-supported',
      });
    },
  );

  it('requires the operator token', async () => {
    const order = await guest.paid();
    const path = `/api/operator/order/${order.orderId}/status`;
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: OPERATOR_TOKEN }]) {
      const { authorization = '' } = headers;
      expect((await guest.post(path, { status: 'Started' }, { authorization })).status).toBe(401);
    }
    expect((await operate(token(), 'Started')).status).toBe(404);
    expect((await operate(order.orderId, 'Eaten')).status).toBe(422);
  });
});
