import { describe, expect, it } from 'vitest';
import type { PaymentId, RefundId } from '@/domain/order/order';
import { addMs } from '@/domain/shared/instant';
import type { PaymentProvider, PaymentToOpen } from '@api/payments/payment-provider';
import { amount } from '@test/support/builders/ids';
import type { ManualClock } from '@test/support/memory/manual-clock';
import { aPayment, aRefundId, newPaymentId } from '@test/support/payments/a-payment';

/** A provider, and what visitors do at it. */
export interface Subject {
  readonly clock: ManualClock;
  readonly provider: PaymentProvider;
  readonly pay: (paymentId: PaymentId) => void | Promise<unknown>;
  readonly abort: (paymentId: PaymentId) => void | Promise<unknown>;
  /** In hundredths. */
  readonly refunded: (paymentId: PaymentId) => number | Promise<number>;
}

/** What every adapter of a payment company holds to. */
export function describeProvider(name: string, subject: () => Subject): void {
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
      const { clock } = subject();
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
