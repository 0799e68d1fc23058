import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { addMs } from '@/domain/shared/instant';
import type { PaymentCompany } from '@api/payments/payment-company';
import { token } from '@test/support/api/guest';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import type { ManualClock } from '@test/support/memory/manual-clock';
import { aPayment, aRefundId } from '@test/support/payments/a-payment';
import type { LocalCompany } from '@test/support/payments/local-company';
import type { CallFault } from '@test/support/payments/local-server';

/** The endpoint's secret before and after a rotation. */
export const WEBHOOK_SECRETS = ['whsec_old_of_the_endpoint', 'whsec_new_of_the_endpoint'];

export interface CompanyAtWork {
  readonly company: LocalCompany;
  /** Its adapter. */
  readonly subject: PaymentCompany;
  readonly clock: ManualClock;
}

/** What is sent and read in the form of a company, on a network that loses and garbles. */
export function describeCompany(name: string, at: () => CompanyAtWork): void {
  describe(`${name} on a network`, () => {
    let company: LocalCompany;
    let subject: PaymentCompany;
    let clock: ManualClock;
    beforeAll(() => {
      ({ company, subject, clock } = at());
    });

    const FAULTS: readonly CallFault[] = ['answerLost', 'garbled', 500, 503, 429, 401];

    it.each(FAULTS)(
      'has no outcome after %s, and does it once when asked again [FAULT-P19]',
      async (fault) => {
        const { provider } = subject;
        const kind = fault === 429 ? 'later' : 'unreachable';
        const unreachable = { ok: false, error: { kind } };
        const payment = aPayment();
        // The library of Stripe asks a second time where a connection breaks.
        const fail = () => company.server.faults.push(fault, fault);
        const heal = () => (company.server.faults.length = 0);
        fail();
        expect(await provider.open(payment)).toMatchObject(unreachable);
        heal();
        expect((await provider.open(payment)).ok).toBe(true);
        expect(company.pages(payment.paymentId)).toHaveLength(1);
        company.pay(payment.paymentId);
        fail();
        expect(await provider.fetchState(payment.paymentId)).toMatchObject(unreachable);
        fail();
        expect(await provider.capture(payment.paymentId)).toMatchObject(unreachable);
        heal();
        expect((await provider.capture(payment.paymentId)).ok).toBe(true);
        expect(await provider.fetchState(payment.paymentId)).toMatchObject({
          ok: true,
          value: { kind: 'captured', amount: payment.amount },
        });
      },
    );

    it.each(LANGUAGES)('opens a page for a guest who reads %s', async (language) => {
      const payment = aPayment({ language });
      expect(await subject.provider.open(payment)).toMatchObject({ ok: true });
      expect(company.pages(payment.paymentId)).toHaveLength(1);
    });

    it('opens a payment, captures, refunds and releases after errors that are repeated for their keys [FAULT-P19]', async () => {
      const { provider } = subject;
      const [payment, other] = [aPayment(), aPayment()];
      const refund = {
        ...{ refundId: aRefundId(), paymentId: payment.paymentId },
        ...{ amount: amount('10'), currency: 'SEK' },
      };
      const failOnce = async (call: () => Promise<{ readonly ok: boolean }>, before: number) => {
        company.server.faults.push(...Array<undefined>(before), 500);
        expect((await call()).ok).toBe(false);
        expect(await call()).toMatchObject({ ok: true });
      };
      const writes =
        company.name === 'stripe'
          ? { capture: 1, refund: 2, release: 1 }
          : { capture: 1, refund: 1, release: 1 };
      await failOnce(() => provider.open(payment), 0);
      company.pay(payment.paymentId);
      await failOnce(() => provider.capture(payment.paymentId), writes.capture);
      await failOnce(() => provider.refund(refund), writes.refund);
      expect(company.refunded(payment.paymentId)).toBe(1_000);
      await provider.open(other);
      company.pay(other.paymentId);
      await failOnce(() => provider.release(other.paymentId), writes.release);
      expect(await provider.fetchState(other.paymentId)).toMatchObject({ value: { kind: 'released' } });
    });

    it('answers "later" while the same call is under way, and books nothing as refused', async () => {
      const { provider } = subject;
      const payment = aPayment();
      const { paymentId } = payment;
      await provider.open(payment);
      company.pay(paymentId);
      await provider.capture(paymentId);
      const refund = { refundId: aRefundId(), paymentId, amount: amount('10'), currency: 'SEK' };
      const reads = company.name === 'stripe' ? 2 : 1;
      const underWay = new AbortController();
      const done = new Promise<void>((resolve) =>
        underWay.signal.addEventListener('abort', () => resolve(), { once: true }),
      );
      company.server.faults.push(...Array<undefined>(reads), done);
      const calls = company.server.calls.length;
      const first = provider.refund(refund);
      await expect.poll(() => company.server.calls.length).toBe(calls + reads + 1);
      expect(await provider.refund(refund)).toMatchObject({ ok: false, error: { kind: 'later' } });
      underWay.abort();
      expect(await first).toEqual({ ok: true, value: 'refunded' });
      expect(await provider.refund(refund)).toEqual({ ok: true, value: 'refunded' });
      expect(company.refunded(paymentId)).toBe(1_000);
    });

    it('makes a refund once that two processes make at once', async () => {
      const { provider } = subject;
      const payment = aPayment();
      const { paymentId } = payment;
      await provider.open(payment);
      company.pay(paymentId);
      await provider.capture(paymentId);
      const refund = { refundId: aRefundId(), paymentId, amount: amount('10'), currency: 'SEK' };
      await Promise.all([1, 2, 3].map(() => provider.refund(refund)));
      expect(company.refunded(paymentId)).toBe(1_000);
    });

    it('waits as long as it is asked to', async () => {
      const headers = { 'retry-after': '7' };
      company.server.faults.push({
        status: 429,
        headers,
        body: { error: { type: 'invalid_request_error' } },
      });
      expect(await subject.provider.open(aPayment())).toEqual({
        ok: false,
        error: { kind: 'later', afterMs: 7_000 },
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
        expect(await subject.provider.refund(refund)).toEqual({ ok: true, value: 'refunded' });
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
        const { secret = must(WEBHOOK_SECRETS[1]), late = 0 } = different;
        const { headers, body } = company.signed(secret, paymentId, clock.now());
        return subject.readNotification({
          headers,
          body: Buffer.from(different.body ?? body),
          now: addMs(clock.now(), late),
        });
      };

      it.each(WEBHOOK_SECRETS)('name the payment, under the secret %s [FAULT-P12]', (secret) => {
        const paymentId = token();
        expect(read(paymentId, { secret })).toMatchObject({ kind: 'signed', notification: { paymentId } });
      });

      it('are refused under another secret, changed, or late [FAULT-P12]', () => {
        expect(read(token(), { secret: 'whsec_of_somebody_else' })).toEqual({ kind: 'notSigned' });
        expect(read(token(), { body: '{}' })).toEqual({ kind: 'notSigned' });
        expect(read(token(), { late: 301_000 })).toEqual({ kind: 'notSigned' });
        expect(read(token(), { late: -301_000 })).toEqual({ kind: 'notSigned' });
        expect(subject.readNotification({ headers: {}, body: Buffer.from(''), now: clock.now() })).toEqual({
          kind: 'notSigned',
        });
      });
    });
  });
}
