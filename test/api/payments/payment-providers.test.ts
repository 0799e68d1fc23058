import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePaymentId, parseRefundId, type PaymentId, type RefundId } from '@/domain/order/order';
import type { PaymentProvider, PaymentToOpen } from '@api/payments/payment-provider';
import { configuredCompany } from '@api/payments/configured-company';
import type { PaymentCompany } from '@api/payments/payment-company';
import type { PaymentSettings } from '@api/payments/payment-settings';
import { addMs } from '@/domain/shared/instant';
import { emptyMemoryState, memoryStores } from '@api/stores';
import { toMinorUnits } from '@/domain/shared/minor-units';
import { systemRandomness } from '@api/system/system-randomness';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';
import { decisionOf } from '@demo/payment-provider/test-cards';
import { token } from '@test/support/api/guest';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';
import type { LocalCompany } from '@test/support/payments/local-company';
import type { CallFault } from '@test/support/payments/local-server';
import { openLocalStripe, STRIPE_KEY } from '@test/support/payments/local-stripe';
import { openLocalVipps, VIPPS_MERCHANT } from '@test/support/payments/local-vipps';

/** A provider, and what visitors do at it. */
interface Subject {
  readonly provider: PaymentProvider;
  readonly pay: (paymentId: PaymentId) => void | Promise<unknown>;
  readonly abort: (paymentId: PaymentId) => void | Promise<unknown>;
  /** In hundredths. */
  readonly refunded: (paymentId: PaymentId) => number | Promise<number>;
}

const aRefundId = (): RefundId => must(parseRefundId(token()));
const newPaymentId = (): PaymentId => must(parsePaymentId(token()));

const aPayment = (different: Partial<PaymentToOpen> = {}): PaymentToOpen => ({
  paymentId: newPaymentId(),
  orderNumber: 'A12',
  shopName: 'Lucka',
  amount: amount('119.50'),
  currency: { name: 'SEK', symbol: 'kr' },
  language: 'sv',
  returnUrl: 'https://lucka.example/orders/1#code=abc',
  ...different,
});

const clock = new ManualClock();
const SECRETS = ['whsec_old_of_the_endpoint', 'whsec_new_of_the_endpoint'];

async function configured(settings: PaymentSettings): Promise<PaymentCompany> {
  return configuredCompany(settings, { references: memoryStores().providerReferences, clock });
}

const COMPANIES = [
  [
    'Stripe',
    openLocalStripe,
    (address: string): PaymentSettings => ({
      kind: 'stripe',
      ...{ address, secretKey: STRIPE_KEY, webhookSecrets: SECRETS },
    }),
  ],
  [
    'Vipps MobilePay',
    openLocalVipps,
    (address: string): PaymentSettings => ({
      kind: 'vipps',
      merchant: { address, ...VIPPS_MERCHANT },
      webhookSecrets: SECRETS,
    }),
  ],
] as const;

/** What every adapter of a payment company holds to. */
function describeProvider(name: string, subject: () => Subject): void {
  describe(`${name} as a payment provider`, () => {
    const opened = async (different?: Partial<PaymentToOpen>): Promise<PaymentId> => {
      const payment = aPayment(different);
      expect((await subject().provider.open(payment)).ok).toBe(true);
      return payment.paymentId;
    };
    const paid = async (): Promise<PaymentId> => {
      const paymentId = await opened();
      await subject().pay(paymentId);
      return paymentId;
    };
    const stateOf = async (paymentId: PaymentId) => {
      const state = await subject().provider.fetchState(paymentId);
      return state.ok ? state.value : state.error;
    };

    it('does not have a payment that was never opened', async () => {
      expect(await stateOf(newPaymentId())).toEqual({ kind: 'unknown' });
    });

    it('answers the same page however often a payment is opened', async () => {
      const payment = aPayment();
      const first = await subject().provider.open(payment);
      expect(await subject().provider.open(payment)).toEqual(first);
      expect(first.ok && URL.canParse(first.value.redirectUrl)).toBe(true);
      expect(await stateOf(payment.paymentId)).toEqual({ kind: 'open' });
    });

    it('has one page for two tabs that open it at once', async () => {
      const payment = aPayment();
      const both = await Promise.all([1, 2].map(() => subject().provider.open(payment)));
      expect(both[0]).toEqual(both[1]);
    });

    it('reserves exactly the amount, and captures it once', async () => {
      const paymentId = await paid();
      expect(await stateOf(paymentId)).toEqual({
        ...{ kind: 'reserved', amount: amount('119.50'), currency: 'SEK' },
      });
      expect((await subject().provider.capture(paymentId)).ok).toBe(true);
      expect((await subject().provider.capture(paymentId)).ok).toBe(true);
      expect(await stateOf(paymentId)).toEqual({
        ...{ kind: 'captured', amount: amount('119.50'), currency: 'SEK' },
      });
    });

    it('captures once for two processes', async () => {
      const paymentId = await paid();
      const both = await Promise.all([1, 2].map(() => subject().provider.capture(paymentId)));
      expect(both.some(({ ok }) => ok)).toBe(true);
      expect(await stateOf(paymentId)).toMatchObject({ kind: 'captured' });
    });

    it('ends a payment that the visitor gave up', async () => {
      const paymentId = await opened();
      await subject().abort(paymentId);
      expect(await stateOf(paymentId)).toEqual({ kind: 'aborted' });
    });

    it('closes the page of a payment that is released before it is paid', async () => {
      const paymentId = await opened();
      expect((await subject().provider.release(paymentId)).ok).toBe(true);
      expect((await subject().provider.release(paymentId)).ok).toBe(true);
      await subject().pay(paymentId);
      expect(await stateOf(paymentId)).toEqual({ kind: 'aborted' });
    });

    it('releases reserved money, which is then not captured', async () => {
      const paymentId = await paid();
      expect((await subject().provider.release(paymentId)).ok).toBe(true);
      expect((await subject().provider.release(paymentId)).ok).toBe(true);
      expect(await stateOf(paymentId)).toEqual({ kind: 'released' });
      expect(await subject().provider.capture(paymentId)).toEqual({ ok: false, error: { kind: 'refused' } });
    });

    it('does not release captured money', async () => {
      const paymentId = await paid();
      await subject().provider.capture(paymentId);
      expect(await subject().provider.release(paymentId)).toEqual({ ok: false, error: { kind: 'refused' } });
      expect(await stateOf(paymentId)).toMatchObject({ kind: 'captured' });
    });

    it('gives captured money back, each refund once and never more than was captured', async () => {
      const paymentId = await paid();
      const currency = 'SEK';
      const refund = (refundId: RefundId, decimal: string) =>
        subject().provider.refund({ refundId, paymentId, amount: amount(decimal), currency });
      const [first, second, third] = [aRefundId(), aRefundId(), aRefundId()];
      expect((await refund(first, '19.50')).ok).toBe(false);
      await subject().provider.capture(paymentId);
      expect((await refund(first, '19.50')).ok).toBe(true);
      expect((await refund(first, '19.50')).ok).toBe(true);
      expect(await refund(second, '100.01')).toEqual({ ok: false, error: { kind: 'refused' } });
      expect((await refund(third, '100')).ok).toBe(true);
      expect(await subject().refunded(paymentId)).toBe(11_950);
    });

    it('has captures and refunds in its books once, with their payment, and nothing else', async () => {
      await clock.advance(3 * 86_400_000);
      const from = clock.now();
      const captured = await paid();
      await paid();
      await subject().provider.capture(captured);
      await subject().provider.capture(captured);
      const currency = 'SEK';
      const refunds = [aRefundId(), aRefundId()].map((refundId, index) => ({
        ...{ refundId, paymentId: captured, currency, amount: amount(index + 1) },
      }));
      for (const refund of [...refunds, ...refunds]) await subject().provider.refund(refund);
      await clock.advance(60_000);
      const books = await subject().provider.fetchBooks?.(from, clock.now());
      const moved = books?.ok === true ? books.value : [];
      const entry = (kind: string, decimal: string) => ({
        ...{ kind, paymentId: captured, amount: amount(decimal), currency, at: from },
      });
      expect(moved.toSorted((one, other) => other.amount - one.amount)).toMatchObject([
        ...[entry('capture', '119.50'), entry('refund', '2'), entry('refund', '1')],
      ]);
      expect(new Set(moved.map(({ reference }) => reference)).size).toBe(3);
      const later = await subject().provider.fetchBooks?.(clock.now(), addMs(clock.now(), 60_000));
      expect(later).toEqual({ ok: true, value: [] });
    });

    it('captures nothing before it is paid', async () => {
      const paymentId = await opened();
      expect(await subject().provider.capture(paymentId)).toEqual({ ok: false, error: { kind: 'refused' } });
      expect(await stateOf(paymentId)).toEqual({ kind: 'open' });
    });
  });
}

const demonstration = emptyMemoryState();
const { ledger } = memoryStores(demonstration);
describeProvider('the demonstration', () => {
  const decide = async (paymentId: PaymentId, card: 'succeeds' | 'aborted') => {
    const { reference } = must(await ledger.withKey(paymentId));
    const aborted = { status: 'aborted', pendingUntil: undefined } as const;
    await ledger.decide(reference, card === 'aborted' ? aborted : decisionOf(card, clock.now()));
  };
  return {
    provider: new DemonstrationProvider({ ledger, clock, randomness: systemRandomness }),
    pay: (paymentId) => decide(paymentId, 'succeeds'),
    abort: (paymentId) => decide(paymentId, 'aborted'),
    refunded: (paymentId) =>
      [...demonstration.providerRefunds.values()]
        .filter(({ key }) => key === paymentId)
        .reduce((sum, refund) => sum + must(toMinorUnits(refund.amount, 'SEK')), 0),
  };
});

describe.each(COMPANIES)('%s', (name, open, settingsAt) => {
  let company: LocalCompany;
  let subject: PaymentCompany;
  beforeAll(async () => {
    company = await open(clock);
    subject = await configured(settingsAt(company.server.address));
  });
  afterAll(() => company.server.close());

  describeProvider(name, () => ({ ...company, provider: subject.provider }));

  const FAULTS: readonly CallFault[] = ['answerLost', 'garbled', 500, 503, 429, 401];

  it.each(FAULTS)('is unreachable after %s, and does it once when asked again', async (fault) => {
    const { provider } = subject;
    const unreachable = { ok: false, error: { kind: 'unreachable' } };
    const payment = aPayment();
    // The library of Stripe asks a second time where a connection breaks.
    const fail = () => company.server.faults.push(fault, fault);
    const heal = () => (company.server.faults.length = 0);
    fail();
    expect(await provider.open(payment)).toEqual(unreachable);
    heal();
    expect((await provider.open(payment)).ok).toBe(true);
    expect(company.pages(payment.paymentId)).toHaveLength(1);
    company.pay(payment.paymentId);
    fail();
    expect(await provider.fetchState(payment.paymentId)).toEqual(unreachable);
    fail();
    expect(await provider.capture(payment.paymentId)).toEqual(unreachable);
    heal();
    expect((await provider.capture(payment.paymentId)).ok).toBe(true);
    expect(await provider.fetchState(payment.paymentId)).toMatchObject({
      ok: true,
      value: { kind: 'captured', amount: payment.amount },
    });
  });

  it('reads its books whole or not at all', async () => {
    const payment = aPayment();
    await subject.provider.open(payment);
    company.pay(payment.paymentId);
    const from = clock.now();
    await subject.provider.capture(payment.paymentId);
    await clock.advance(1000);
    for (const fault of FAULTS) {
      company.server.faults.push(fault, fault);
      expect(await subject.provider.fetchBooks?.(from, clock.now())).toMatchObject({ ok: false });
      company.server.faults.length = 0;
    }
  });

  it('gives money back once, whatever call of it fails', async () => {
    const payment = aPayment();
    const { paymentId } = payment;
    await subject.provider.open(payment);
    company.pay(paymentId);
    await subject.provider.capture(paymentId);
    for (const [count, calls] of [0, 1, 2].entries()) {
      const refund = { refundId: aRefundId(), paymentId, amount: amount('10'), currency: 'SEK' };
      company.server.faults.push(...Array<undefined>(calls), 'answerLost', 'answerLost');
      await subject.provider.refund(refund);
      company.server.faults.length = 0;
      expect(await subject.provider.refund(refund)).toEqual({ ok: true, value: undefined });
      expect(company.refunded(paymentId)).toBe(1_000 * (count + 1));
    }
  });

  it('releases once, whatever call of it fails', async () => {
    for (const calls of [0, 1, 2]) {
      const payment = aPayment();
      await subject.provider.open(payment);
      company.pay(payment.paymentId);
      company.server.faults.push(...Array<undefined>(calls), 'answerLost', 'answerLost');
      await subject.provider.release(payment.paymentId);
      company.server.faults.length = 0;
      expect(await subject.provider.release(payment.paymentId)).toEqual({ ok: true, value: undefined });
      const state = await subject.provider.fetchState(payment.paymentId);
      expect(state).toEqual({ ok: true, value: { kind: 'released' } });
    }
  });

  it('opens no page of a payment that was released before', async () => {
    const payment = aPayment();
    expect((await subject.provider.release(payment.paymentId)).ok).toBe(true);
    expect((await subject.provider.open(payment)).ok).toBe(false);
    company.pay(payment.paymentId);
    const state = await subject.provider.fetchState(payment.paymentId);
    expect(state.ok && ['unknown', 'aborted'].includes(state.value.kind)).toBe(true);
  });

  it('has one page for two tabs with different return addresses', async () => {
    const payment = aPayment();
    const other = { ...payment, returnUrl: 'https://lucka.example/orders/2' };
    const both = await Promise.all([subject.provider.open(payment), subject.provider.open(other)]);
    const pages = new Set(both.flatMap((answer) => (answer.ok ? [answer.value.redirectUrl] : [])));
    expect(pages.size).toBe(1);
    company.pay(payment.paymentId);
    expect(await subject.provider.fetchState(payment.paymentId)).toMatchObject({
      value: { kind: 'reserved', amount: payment.amount },
    });
  });

  it('refuses an amount that the currency cannot express', async () => {
    const payment = aPayment({ amount: amount('1.005') });
    expect(await subject.provider.open(payment)).toEqual({ ok: false, error: { kind: 'refused' } });
  });

  describe('its notifications', () => {
    const read = (
      paymentId: string,
      different: Partial<{ secret: string; body: string; late: number }> = {},
    ) => {
      const { secret = must(SECRETS[1]), late = 0 } = different;
      const { headers, body } = company.signed(secret, paymentId, clock.now());
      return subject.readNotification({
        headers,
        body: Buffer.from(different.body ?? body),
        now: must(clock.now() + late) as ReturnType<typeof clock.now>,
      });
    };

    it.each(SECRETS)('name the payment, under the secret %s', (secret) => {
      const paymentId = token();
      expect(read(paymentId, { secret })).toMatchObject({ kind: 'signed', notification: { paymentId } });
    });

    it('are refused under another secret, changed, or late', () => {
      expect(read(token(), { secret: 'whsec_of_somebody_else' })).toEqual({ kind: 'notSigned' });
      expect(read(token(), { body: '{}' })).toEqual({ kind: 'notSigned' });
      expect(read(token(), { late: 301_000 })).toEqual({ kind: 'notSigned' });
      expect(subject.readNotification({ headers: {}, body: Buffer.from(''), now: clock.now() })).toEqual({
        kind: 'notSigned',
      });
    });
  });
});
