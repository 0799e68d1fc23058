import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredCompany } from '@api/payments/configured-company';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import type { PaymentSettings } from '@api/payments/payment-settings';
import { memoryStores } from '@api/stores';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';
import type { LocalCompany } from '@test/support/payments/local-company';
import { openLocalStripe, STRIPE_KEY } from '@test/support/payments/local-stripe';

const SECRET = 'whsec_of_the_endpoint';

let stripe: LocalCompany;
let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  stripe = await openLocalStripe(new ManualClock());
  const { address } = stripe.server;
  const keys = { secretKey: STRIPE_KEY, webhookSecrets: [SECRET] };
  const settings: PaymentSettings = { kind: 'stripe', ...keys, address };
  const references = memoryStores().providerReferences;
  api = await openTestApi(await configuredCompany(settings, { references, clock: new ManualClock() }));
  guest = new Guest(api.origin);
});
afterAll(() => Promise.all([api.close(), stripe.server.close()]));

const statusOf = async (orderId: string): Promise<string> => (await guest.status(orderId)).text;

const notify = (paymentId: string) => {
  const { headers, body } = stripe.signed(SECRET, paymentId, api.clock.now());
  return fetch(api.origin + NOTIFICATION_PATH, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
};

describe('an order that is paid with Stripe', () => {
  it('is confirmed by a notification, although the visitor never came back', async () => {
    const order = await guest.placed();
    const { paymentId } = await guest.startedPayment(order);
    stripe.pay(paymentId);
    expect((await notify(paymentId)).status).toBe(204);
    await expect.poll(() => statusOf(order.orderId)).toBe('"Added"');
  });

  it('is confirmed when the visitor comes back from the page', async () => {
    const order = await guest.placed();
    const { paymentId } = await guest.startedPayment(order);
    const paid = await fetch(must(stripe.pages(paymentId)[0]), { method: 'POST', redirect: 'manual' });
    expect(new URL(String(paid.headers.get('location'))).origin).toBe(api.origin);
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'reserved' });
    expect(await statusOf(order.orderId)).toBe('"Added"');
  });

  it('waits while Stripe does not answer, and is confirmed after that', async () => {
    const order = await guest.placed();
    const { paymentId } = await guest.startedPayment(order);
    stripe.pay(paymentId);
    stripe.server.faults.push(503);
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'created' });
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'reserved' });
  });

  it('is not confirmed by anybody else', async () => {
    const order = await guest.placed();
    const { paymentId } = await guest.startedPayment(order);
    const { headers, body } = stripe.signed('whsec_of_somebody_else', paymentId, api.clock.now());
    const refused = await fetch(api.origin + NOTIFICATION_PATH, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(refused.status).toBe(401);
    expect(await statusOf(order.orderId)).toBe('"CalculatedPrice"');
  });
});
