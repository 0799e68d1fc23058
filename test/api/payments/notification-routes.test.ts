import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { decisionOf } from '@demo/payment-provider/test-cards';
import { signatureOf, SIGNATURE_TOLERANCE_MS } from '@api/payments/notification-signature';
import { Guest, token } from '@test/support/api/guest';
import { NEW_KEY, notificationBody, notify, OLD_KEY, sendNotification } from '@test/support/api/notify';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi({ options: { notificationKeys: [NEW_KEY, OLD_KEY] } });
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const signed = (body: string, key: string = NEW_KEY, at = api.clock.now()) => ({
  'payment-signature': signatureOf(key, at, Buffer.from(body)),
});

/** A visitor pays at the provider and never returns. */
async function paidAndGone() {
  const order = await guest.placed();
  const { paymentId } = await guest.startedPayment(order);
  const session = must(await api.stores.ledger.withKey(paymentId));
  await api.stores.ledger.decide(session.reference, decisionOf('succeeds', api.clock.now()));
  return { ...order, paymentId };
}

const statusOf = async (orderId: string): Promise<string> => (await guest.status(orderId)).text;

const pending = () => api.stores.notifications.pending(api.clock.now(), 100);

describe('POST /api/payment/notification', () => {
  it('confirms the payment of a visitor who never came back', async () => {
    const { orderId, paymentId } = await paidAndGone();
    expect(await notify(api, notificationBody(paymentId))).toBe(204);
    await expect.poll(() => statusOf(orderId)).toBe('"Added"');
    await expect.poll(pending).toEqual([]);
  });

  it('does not trust a notification about an open payment', async () => {
    const order = await guest.placed();
    const { paymentId } = await guest.startedPayment(order);
    expect(await notify(api, notificationBody(paymentId))).toBe(204);
    await expect.poll(pending).toEqual([]);
    expect(await statusOf(order.orderId)).toBe('"CalculatedPrice"');
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'created' });
  });

  it('acknowledges repeated notifications and those of unknown payments', async () => {
    const { paymentId } = await paidAndGone();
    const body = notificationBody(paymentId);
    expect(await Promise.all([1, 2, 3].map(() => notify(api, body)))).toEqual([204, 204, 204]);
    expect(await notify(api, notificationBody(token()))).toBe(204);
    await expect.poll(pending).toEqual([]);
  });

  it('accepts the previous key while the provider changes keys', async () => {
    const body = notificationBody(token());
    expect(await sendNotification(api, body, signed(body, OLD_KEY))).toBe(204);
    const changed = await api.another({ options: { notificationKeys: [NEW_KEY] } });
    expect(await sendNotification(changed, body, signed(body, OLD_KEY))).toBe(401);
    expect(await sendNotification(changed, body, signed(body))).toBe(204);
    await changed.close();
  });

  it('is not there without a key', async () => {
    const keyless = await api.another({ options: { notificationKeys: [] } });
    const body = notificationBody(token());
    expect(await sendNotification(keyless, body, signed(body))).toBe(404);
    expect(await sendNotification(keyless, body, signed(body, ''))).toBe(404);
    await keyless.close();
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['{"id":"a"}', 422],
    ['{"id":"a","paymentId":"\\u0000"}', 422],
  ])('refuses %j unsigned without reading it, and signed with %i', async (body, status) => {
    expect(await sendNotification(api, body, {})).toBe(401);
    expect(await sendNotification(api, body, signed(body))).toBe(status);
  });

  it('refuses wrong size or type, signed or not, with or without a key', async () => {
    const keyless = await api.another({ options: { notificationKeys: [] } });
    const long = JSON.stringify({ id: token(), paymentId: token(), more: 'x'.repeat(20_000) });
    const body = notificationBody(token());
    const text = { 'content-type': 'text/plain' };
    for (const each of [api, keyless]) {
      expect(await sendNotification(each, long, signed(long))).toBe(413);
      expect(await sendNotification(each, long, {})).toBe(413);
      expect(await sendNotification(each, body, { ...signed(body), ...text })).toBe(415);
      expect(await sendNotification(each, body, text)).toBe(415);
    }
    await keyless.close();
  });

  it('ignores Origin and Sec-Fetch-Site of a signed request', async () => {
    const body = notificationBody(token());
    const headers = { ...signed(body), origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' };
    expect(await sendNotification(api, body, headers)).toBe(204);
    const unsigned = { origin: 'https://provider.example' };
    expect(await sendNotification(api, body, unsigned)).toBe(401);
  });

  it('accepts 600 requests a minute from one address', async () => {
    const strict = await api.another({
      options: { notificationKeys: [NEW_KEY], shopNetworks: { has: () => false } },
    });
    const asked = await Promise.all(Array.from({ length: 601 }, () => sendNotification(strict, '{}', {})));
    expect(asked.filter((status) => status === 401)).toHaveLength(600);
    expect(asked.filter((status) => status === 429)).toHaveLength(1);
    await strict.close();
  });

  it('stores nothing of a notification that was altered in any way', async () => {
    const { orderId, paymentId } = await paidAndGone();
    const good = notificationBody(paymentId);
    const now = api.clock.now();
    const signature = signatureOf(NEW_KEY, now, Buffer.from(good));
    const forged = fc.oneof(
      fc.constant([good, {}] as const),
      fc
        .nat(good.length - 1)
        .map((at) => [withOtherSign(good, at), { 'payment-signature': signature }] as const),
      fc
        .nat(signature.length - 1)
        .map((at) => [good, { 'payment-signature': withOtherSign(signature, at) }] as const),
      fc
        .constantFrom(`${good} `, JSON.stringify(JSON.parse(good), null, 1))
        .map((body) => [body, signed(good)] as const),
      fc.string().map((key) => [good, signed(good, key)] as const),
      fc
        .tuple(fc.constantFrom(-1, 1), fc.integer({ min: SIGNATURE_TOLERANCE_MS + 1_000, max: 10 ** 9 }))
        .map(([side, ms]) => [good, signed(good, NEW_KEY, addMs(now, side * ms))] as const),
      fc.string().map((text) => [good, { 'payment-signature': encodeURIComponent(text) }] as const),
    );
    await fc.assert(
      fc.asyncProperty(forged, async ([body, headers]) => {
        expect(await sendNotification(api, body, headers)).toBe(401);
      }),
      { numRuns: 300 },
    );
    expect(await pending()).toEqual([]);
    expect(await statusOf(orderId)).toBe('"CalculatedPrice"');
    expect(await notify(api, good)).toBe(204);
    await expect.poll(() => statusOf(orderId)).toBe('"Added"');
  });
});

const withOtherSign = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
