import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { addMs } from '@/domain/shared/instant';
import { configuredCompany } from '@api/payments/configured-company';
import type { PaymentCompany } from '@api/payments/payment-company';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { stripeLocale } from '@api/payments/stripe/stripe-locale';
import { memoryStores } from '@api/stores';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';
import { aPayment, aRefundId } from '@test/support/payments/a-payment';
import { openLocalStripe, STRIPE_KEY, type LocalStripe } from '@test/support/payments/local-stripe';
import { REFUND_STATUSES } from '@test/support/payments/local-stripe-wire';

const SECRET = 'whsec_of_the_endpoint';
const clock = new ManualClock();
let stripe: LocalStripe;
let company: PaymentCompany;
let provider: PaymentProvider;

beforeAll(async () => {
  stripe = await openLocalStripe(clock);
  company = await configuredCompany(
    {
      ...{ kind: 'stripe', address: stripe.server.address },
      ...{ secretKey: STRIPE_KEY, webhookSecrets: [SECRET] },
    },
    { references: memoryStores().providerReferences, clock },
  );
  ({ provider } = company);
});
afterAll(() => stripe.server.close());

async function opened() {
  const payment = aPayment();
  expect((await provider.open(payment)).ok).toBe(true);
  return payment.paymentId;
}

async function captured() {
  const paymentId = await opened();
  stripe.pay(paymentId);
  expect((await provider.capture(paymentId)).ok).toBe(true);
  return paymentId;
}

describe('the language of the page', () => {
  it.each(LANGUAGES)('is documented for %s', (language) => {
    expect(stripeLocale(language)).toMatch(/^(?:sv|en-GB|fi|nb|ru)$/);
  });

  it('is that of the browser where Stripe does not have it', () => {
    expect(stripeLocale('uk')).toBe('auto');
  });
});

describe('a declined card', () => {
  it('leaves the page open for another one', async () => {
    const paymentId = await opened();
    stripe.decline(paymentId);
    expect(await provider.fetchState(paymentId)).toEqual({ ok: true, value: { kind: 'open' } });
    stripe.pay(paymentId);
    expect(await provider.fetchState(paymentId)).toMatchObject({ value: { kind: 'reserved' } });
  });

  it('does not keep the page open after its order has ended', async () => {
    const paymentId = await opened();
    stripe.decline(paymentId);
    expect(await provider.release(paymentId)).toEqual({ ok: true, value: undefined });
    expect(stripe.statusOf(paymentId)).toEqual(['expired']);
    stripe.pay(paymentId);
    expect(await provider.fetchState(paymentId)).toEqual({ ok: true, value: { kind: 'aborted' } });
  });
});

describe('release', () => {
  it('is asked again where the page was paid in the same moment', async () => {
    const paymentId = await opened();
    let pay = (): void => undefined;
    const paid = new Promise<void>((resolve) => (pay = resolve));
    stripe.server.faults.push(undefined, paid);
    const calls = stripe.server.calls.length;
    const released = provider.release(paymentId);
    await expect.poll(() => stripe.server.calls.length).toBe(calls + 2);
    stripe.pay(paymentId);
    pay();
    expect(await released).toEqual({ ok: false, error: { kind: 'later', afterMs: undefined } });
    expect(await provider.release(paymentId)).toEqual({ ok: true, value: undefined });
    expect(stripe.intents(paymentId)).toEqual(['canceled']);
  });

  it('waits for the money of a completed page that is not there yet', async () => {
    const paymentId = await opened();
    const id = must(stripe.pages(paymentId)[0]?.split('/').at(-1));
    const session = { id, url: null, status: 'complete', payment_intent: null };
    const calls = stripe.server.calls.length;
    stripe.server.faults.push({ status: 200, body: session });
    expect(await provider.release(paymentId)).toMatchObject({ ok: false, error: { kind: 'later' } });
    expect(stripe.server.calls).toHaveLength(calls + 1);
  });
});

describe('a refund', () => {
  const STATES = {
    ...{ pending: 'pending', requires_action: 'pending', succeeded: 'refunded' },
    ...{ failed: 'failed', canceled: 'failed' },
  };

  it.each(REFUND_STATUSES)(
    'that is %s is reported as it is, at once and when asked again',
    async (status) => {
      const refund = {
        ...{ refundId: aRefundId(), paymentId: await captured() },
        ...{ amount: amount('10'), currency: 'SEK' },
      };
      stripe.newRefunds = status;
      const state = { ok: true, value: STATES[status] };
      expect(await provider.refund(refund)).toEqual(state);
      expect(await provider.refund(refund)).toEqual(state);
      stripe.newRefunds = 'succeeded';
    },
  );

  it('that fails after it was confirmed is reported as failed', async () => {
    const paymentId = await captured();
    const refund = { refundId: aRefundId(), paymentId, amount: amount('10'), currency: 'SEK' };
    expect(await provider.refund(refund)).toEqual({ ok: true, value: 'refunded' });
    stripe.moveRefunds(paymentId, 'failed');
    expect(await provider.refund(refund)).toEqual({ ok: true, value: 'failed' });
  });

  it('is found among many, and not made again', async () => {
    const paymentId = await captured();
    const refunds = Array.from({ length: 5 }, () => ({
      ...{ refundId: aRefundId(), paymentId, amount: amount('1'), currency: 'SEK' },
    }));
    for (const refund of refunds) await provider.refund(refund);
    for (const refund of refunds) expect(await provider.refund(refund)).toMatchObject({ ok: true });
    expect(stripe.refunded(paymentId)).toBe(500);
  });
});

describe('notifications', () => {
  it.each(['session', 'intent', 'refund'] as const)('of a %s name the payment', async (form) => {
    const paymentId = await opened();
    const { headers, body } = stripe.event(SECRET, form, paymentId, clock.now());
    expect(company.readNotification({ headers, body: Buffer.from(body), now: clock.now() })).toMatchObject({
      kind: 'signed',
      notification: { paymentId },
    });
  });

  it('of anything else are irrelevant', () => {
    const { headers, body } = stripe.event(SECRET, 'other', 'none', clock.now());
    expect(company.readNotification({ headers, body: Buffer.from(body), now: clock.now() })).toEqual({
      kind: 'irrelevant',
    });
  });
});

describe('the books', () => {
  it('hold what moved in the last part of a second', async () => {
    const start = clock.now();
    await clock.advance(60_000 - (start % 1000) + 600);
    const from = addMs(clock.now(), -1000);
    const paymentId = await captured();
    const books = await provider.fetchBooks?.(from, addMs(clock.now(), 1));
    expect(books).toMatchObject({ ok: true, value: [{ kind: 'capture', paymentId }] });
  });

  it('take back a refund that failed', async () => {
    const paymentId = await captured();
    await clock.advance(10_000);
    const from = clock.now();
    await provider.refund({ refundId: aRefundId(), paymentId, amount: amount('10'), currency: 'SEK' });
    stripe.moveRefunds(paymentId, 'failed');
    await clock.advance(10_000);
    const books = must(await provider.fetchBooks?.(from, clock.now()));
    const amounts = books.ok ? books.value.map(({ kind, amount: moved }) => ({ kind, amount: moved })) : [];
    expect(amounts.toSorted((one, other) => other.amount - one.amount)).toEqual([
      { kind: 'refund', amount: amount('10') },
      { kind: 'refund', amount: -amount('10') },
    ]);
  });
});
