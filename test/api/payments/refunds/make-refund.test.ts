import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRefundId } from '@/domain/order/order';
import type { RefundWish } from '@/domain/order/refund-wish';
import { amountOfUnits, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import { captureOrder } from '@api/payments/capture-payment';
import { settlePayment } from '@api/payments/settle-payment';
import { makeRefund } from '@api/payments/refunds/make-refund';
import { emptyMemoryState, memoryStores } from '@api/stores';
import { aTill } from '@test/support/api/a-till';
import type { Fault } from '@test/support/api/faulty-provider';
import { token } from '@test/support/api/guest';
import { reconcile } from '@test/support/api/reconcile';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const refundId = (text: string = token()) => must(parseRefundId(text));

/** An order whose money is captured, and what the provider's books say. */
async function capturedOrder() {
  const state = emptyMemoryState();
  const till = await aTill(memoryStores(state));
  const placed = await till.placed();
  const payment = await till.started(placed);
  await till.pays(payment);
  await settlePayment(till.deps, payment);
  await captureOrder(till.deps, placed.id);
  const order = await till.order(placed.id);
  const refund = (wish: RefundWish, id = refundId()) =>
    makeRefund(till.deps, order, { id, wish, reason: 'cold soup', actor: 'siv' });
  const inBooks = (): number =>
    [...state.providerRefunds.values()].reduce((sum, each) => sum + each.amount, 0);
  return { till, order, refund, inBooks };
}

const ofAmount = (value: Amount): RefundWish => ({ kind: 'amount', amount: value });

describe('makeRefund', () => {
  it('gives all back, and nothing after that', async () => {
    const { order, refund, inBooks } = await capturedOrder();
    expect(await refund({ kind: 'rest' })).toMatchObject({
      ok: true,
      value: { status: 'refunded', amount: order.total },
    });
    expect(await refund({ kind: 'rest' })).toEqual({ ok: false, error: { kind: 'tooMuch' } });
    expect(inBooks()).toBe(order.total);
  });

  it('gives lines back, each at most as often as it was ordered', async () => {
    const { order, refund, inBooks } = await capturedOrder();
    const [item] = order.items;
    const quantity = must(item?.quantity);
    const lines = { kind: 'lines', lines: [{ index: 0, quantity }] } as const;
    expect(await refund(lines)).toMatchObject({ ok: true, value: { amount: item?.total } });
    expect(await refund({ kind: 'lines', lines: [{ index: 0, quantity: 1 }] })).toEqual({
      ok: false,
      error: { kind: 'tooMuch' },
    });
    expect(inBooks()).toBe(item?.total);
  });

  it.each([
    ['a line that was not ordered', { kind: 'lines', lines: [{ index: 99, quantity: 1 }] }],
    ['none of a line', { kind: 'lines', lines: [{ index: 0, quantity: 0 }] }],
    [
      'less than none of a line beside another',
      {
        kind: 'lines',
        lines: [
          { index: 0, quantity: 2 },
          { index: 0, quantity: -1 },
        ],
      },
    ],
    ['nothing', { kind: 'amount', amount: ZERO_AMOUNT }],
    ['a negative amount', { kind: 'amount', amount: amount('-1') }],
    ['a thousandth', { kind: 'amount', amount: amount('0.001') }],
  ] as const)('refuses %s', async (_what, wish) => {
    const { refund, inBooks } = await capturedOrder();
    expect(await refund(wish)).toEqual({ ok: false, error: { kind: 'invalid' } });
    expect(inBooks()).toBe(0);
  });

  it('gives nothing back before the money is captured', async () => {
    const till = await aTill();
    const order = await till.placed();
    const wish = { id: refundId(), wish: { kind: 'rest' }, reason: 'cold', actor: 'siv' } as const;
    expect(await makeRefund(till.deps, order, wish)).toEqual({ ok: false, error: { kind: 'notCaptured' } });
  });

  it('is the same refund when it is repeated, also with another amount', async () => {
    const { refund, inBooks } = await capturedOrder();
    const id = refundId();
    const first = await refund(ofAmount(amount('10')), id);
    expect(await refund(ofAmount(amount('10')), id)).toEqual(first);
    expect(await refund(ofAmount(amount('20')), id)).toEqual(first);
    expect(inBooks()).toBe(amount('10'));
  });

  it('is made later where the provider does not answer', async () => {
    const { till, order, refund, inBooks } = await capturedOrder();
    till.provider.break('refund', 'lost');
    expect(await refund(ofAmount(amount('10')))).toMatchObject({ value: { status: 'pending' } });
    expect(inBooks()).toBe(0);
    await till.clock.advance(10_000);
    await reconcile(till.deps);
    expect(inBooks()).toBe(amount('10'));
    expect(await till.stores.refunds.ofOrder(order.id)).toMatchObject([{ status: 'refunded' }]);
  });

  it('may be asked for again under another id where the provider refuses', async () => {
    const { till, refund, inBooks } = await capturedOrder();
    till.provider.break('refund', 'refused');
    expect(await refund({ kind: 'rest' })).toMatchObject({ value: { status: 'refused' } });
    expect(await refund({ kind: 'rest' })).toMatchObject({ value: { status: 'refunded' } });
    expect(inBooks()).toBeGreaterThan(0);
  });

  it('is written down when it is asked for, once, and again where the provider refuses', async () => {
    const { till, order, refund } = await capturedOrder();
    const id = refundId();
    await refund(ofAmount(amount('1')), id);
    await refund(ofAmount(amount('1')), id);
    till.provider.break('refund', 'refused');
    await refund(ofAmount(amount('2')));
    const entries = await till.stores.audit.read({ shopIds: [order.shopId], before: undefined, limit: 9 });
    expect(entries.toReversed()).toMatchObject([
      { act: 'refund', actor: 'siv', subject: order.id, detail: '1 SEK: cold soup' },
      { act: 'refund', actor: 'siv', subject: order.id, detail: '2 SEK: cold soup' },
      { act: 'refund', actor: 'server', subject: order.id, detail: '2 SEK, refused: cold soup' },
    ]);
  });

  it('never gives back a wrong sum, with repetitions, lost answers and several at once', async () => {
    const fault = fc.constantFrom<Fault | undefined>(undefined, 'lost', 'answerLost');
    const step = fc.record({ id: fc.nat(3), hundredths: fc.integer({ min: 1, max: 12_000 }), fault });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        async (rounds) => {
          const { till, order, refund, inBooks } = await capturedOrder();
          for (const round of rounds) {
            for (const each of round) if (each.fault !== undefined) till.provider.break('refund', each.fault);
            await Promise.all(
              round.map(({ id, hundredths }) =>
                refund(ofAmount(must(amountOfUnits(hundredths * 100))), refundId(`refund-${id}`)),
              ),
            );
          }
          till.provider.mend();
          await till.clock.advance(10_000);
          await reconcile(till.deps);
          const stored = await till.stores.refunds.ofOrder(order.id);
          const made = stored.filter(({ status }) => status === 'refunded');
          expect(stored.some(({ status }) => status === 'pending')).toBe(false);
          expect(inBooks()).toBe(made.reduce((sum, each) => sum + each.amount, 0));
          expect(inBooks()).toBeLessThanOrEqual(order.total);
        },
      ),
    );
  });
});
