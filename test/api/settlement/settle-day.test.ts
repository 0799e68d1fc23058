import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRefundId } from '@/domain/order/order';
import { addAmounts, amountOfUnits, type Amount } from '@/domain/shared/amount';
import { addMs, type Instant } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';
import { captureOrder } from '@api/payments/capture-payment';
import { dayOf } from '@api/orders/place-order';
import { settlePayment } from '@api/payments/settle-payment';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { makeRefund } from '@api/payments/refunds/make-refund';
import { settlementOf } from '@api/settlement/settlement';
import { settleDay } from '@api/settlement/settle-day';
import { emptyMemoryState, memoryStores } from '@api/stores';
import { aChain } from '@test/support/api/a-chain';
import { aTill, type Till } from '@test/support/api/a-till';
import type { Fault } from '@test/support/api/faulty-provider';
import { reconcile } from '@test/support/api/reconcile';
import { token } from '@test/support/api/guest';
import { inFood } from '@test/support/api/in-food';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { runs } from '@test/support/properties/runs';

const HOUR_MS = 3_600_000;
const ZONE = 'Europe/Stockholm';

/** A shop with 12 per cent of tax and a provider whose books are at hand. */
async function aDay() {
  const state = emptyMemoryState();
  const stores = memoryStores(state);
  const till = await aTill(stores);
  const shop = must(aChain().shops[0]);
  const vat = { food: { takeAway: 12, dineInPlace: 12 } };
  await stores.shops.put({ ...shop, shop: { ...shop.shop, vat }, menu: inFood(shop.menu) });
  const report = (day: string) => settleDay({ ...stores, ...till.deps }, day, undefined);
  const books = async (kind: 'capture' | 'refund', day: string): Promise<number> => {
    const entries = await stores.ledger.entries(0 as Instant, Number.MAX_SAFE_INTEGER as Instant);
    const own = entries.filter((entry) => entry.kind === kind && dayOf(entry.at, ZONE) === day);
    return addAmounts(...own.map((entry) => entry.amount));
  };
  return { till, report, books };
}

async function captured(till: Till) {
  const placed = await till.placed();
  const payment = await till.started(placed);
  await till.pays(payment);
  await settlePayment(till.deps, payment);
  await captureOrder(till.deps, placed.id);
  return till.order(placed.id);
}

const refund = (till: Till, order: Awaited<ReturnType<typeof captured>>, wanted: Amount, id = token()) =>
  makeRefund(till.deps, order, {
    ...{ id: must(parseRefundId(id)), reason: 'late', actor: 'siv' },
    wish: { kind: 'amount', amount: wanted },
  });

const today = (till: Till) => dayOf(till.clock.now(), ZONE);

describe('settleDay', () => {
  it('adds up what was captured and given back, with the tax', async () => {
    const { till, report } = await aDay();
    const order = await captured(till);
    await captured(till);
    await refund(till, order, amount('5.50'));
    const { shops, books } = await report(today(till));
    expect(shops).toMatchObject([
      {
        ...{ shopId: 1, currency: 'SEK', captures: 2, refunds: 1 },
        ...{ captured: amount('51'), refunded: amount('5.50') },
        vat: [{ vatClass: 'food', rate: 1200, gross: amount('45.50'), vat: amount('4.87') }],
        providers: [{ provider: 'faulty', captured: amount('51'), refunded: amount('5.50') }],
      },
    ]);
    expect(books).toEqual({ kind: 'compared', provider: 'faulty', differences: [] });
  });

  it('counts an order of midnight on the day of its shop', async () => {
    const { till, report } = await aDay();
    await till.clock.advance(12 * HOUR_MS - 60_000);
    await captured(till);
    await till.clock.advance(60_000);
    await captured(till);
    const counts = await Promise.all(
      ['2026-11-21', '2026-11-22'].map(async (day) =>
        (await report(day)).shops.map(({ captures }) => captures),
      ),
    );
    expect(counts).toEqual([[1], [1]]);
  });

  it('compares payments of a company that was used before with no books of another', async () => {
    const { till } = await aDay();
    await captured(till);
    const provider: PaymentProvider = {
      name: 'another',
      open: (payment) => till.provider.open(payment),
      fetchState: (id) => till.provider.fetchState(id),
      capture: (id) => till.provider.capture(id),
      release: (id) => till.provider.release(id),
      refund: (wanted) => till.provider.refund(wanted),
      fetchBooks: () => Promise.resolve(ok([])),
    };
    const { shops, books } = await settleDay(
      { ...till.stores, ...till.deps, provider },
      today(till),
      undefined,
    );
    expect(shops).toMatchObject([{ captures: 1 }]);
    expect(books).toEqual({ kind: 'compared', provider: 'another', differences: [] });
  });

  it('never adds up two currencies', async () => {
    const { till } = await aDay();
    await captured(till);
    const [one] = await till.stores.settlements.settled(
      addMs(till.clock.now(), -1),
      addMs(till.clock.now(), 1),
    );
    const first = must(one);
    const abroad = { ...first, payment: { ...first.payment, currency: 'EUR' } };
    expect(settlementOf([first, abroad], today(till))).toMatchObject([
      { currency: 'EUR', captured: first.payment.amount },
      { currency: 'SEK', captured: first.payment.amount },
    ]);
  });

  it('lists what the company has and we have not, and the other way round', async () => {
    const { till, report } = await aDay();
    const order = await captured(till);
    const payment = must(await till.stores.payments.live(order.id));
    await till.stores.ledger.refund(
      { id: 'by-hand', key: payment.id, amount: amount('3') },
      till.clock.now(),
    );
    till.provider.fetchBooks = async (from, until) => ({
      ok: true,
      value: (await till.stores.ledger.entries(from, until)).map((entry) => ({
        ...entry,
        reference: entry.id,
        paymentId: entry.kind === 'capture' ? undefined : payment.id,
      })),
    });
    const { books } = await report(today(till));
    expect(books).toMatchObject({
      differences: [
        { kind: 'capture', reason: 'missing', orderId: order.id, ours: amount('25.50'), theirs: 0 },
        { kind: 'refund', reason: 'unknown', orderId: order.id, ours: 0, theirs: amount('3') },
        { kind: 'capture', reason: 'unknown', orderId: undefined, ours: 0, theirs: amount('25.50') },
      ],
    });
  });

  it('says that a capture is in the books of another day', async () => {
    const { till, report } = await aDay();
    await till.clock.advance(12 * HOUR_MS - 1000);
    const placed = await till.placed();
    const payment = await till.started(placed);
    await till.pays(payment);
    await settlePayment(till.deps, payment);
    till.provider.break('capture', 'answerLost');
    await captureOrder(till.deps, placed.id);
    await till.clock.advance(60_000);
    await captureOrder(till.deps, placed.id);
    for (const day of ['2026-11-21', '2026-11-22'])
      expect((await report(day)).books).toMatchObject({ differences: [{ reason: 'otherDay' }] });
  });

  it('reports also where the books cannot be read', async () => {
    const { till, report } = await aDay();
    await captured(till);
    for (const fetchBooks of [
      undefined,
      async () => ({ ok: false, error: { kind: 'unreachable' } }) as const,
    ]) {
      till.provider.fetchBooks = fetchBooks;
      const { shops, books } = await report(today(till));
      expect(shops).toHaveLength(1);
      expect(books).toEqual({ kind: 'unavailable', provider: 'faulty' });
    }
  });

  const someStep = fc.oneof(
    fc.constant({ kind: 'order' } as const),
    fc.record({
      kind: fc.constant('refund' as const),
      order: fc.nat(9),
      ore: fc.integer({ min: 1, max: 1500 }),
    }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    fc.record({
      kind: fc.constant('fault' as const),
      call: fc.constantFrom('capture' as const, 'refund' as const),
      fault: fc.constantFrom<Fault>('lost', 'answerLost'),
    }),
  );

  it('never leaves a difference to the books unexplained, and taxes all that is left [FAULT-P20]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { maxLength: 14 }), async (steps) => {
        const { till, report, books } = await aDay();
        const orders: Awaited<ReturnType<typeof captured>>[] = [];
        const days = new Set<string>();
        for (const step of steps) {
          days.add(today(till));
          const order = step.kind === 'refund' ? orders[step.order] : undefined;
          if (step.kind === 'order') orders.push(await captured(till));
          else if (step.kind === 'wait') await till.clock.advance(step.hours * HOUR_MS);
          else if (step.kind === 'fault') till.provider.break(step.call, step.fault);
          else if (order !== undefined) await refund(till, order, must(amountOfUnits(step.ore * 100)));
        }
        till.provider.mend();
        await till.clock.advance(HOUR_MS);
        await reconcile(till.deps);
        days.add(today(till));
        for (const day of days) {
          const { shops, books: compared } = await report(day);
          const differences = compared.kind === 'compared' ? compared.differences : expect.unreachable();
          for (const [kind, name] of [
            ['capture', 'captured'],
            ['refund', 'refunded'],
          ] as const) {
            const ours = addAmounts(...shops.map((shop) => shop[name]));
            const off = differences.filter((each) => each.kind === kind);
            const explained = off.reduce((sum, each) => sum + each.theirs - each.ours, 0);
            expect(ours + explained).toBe(await books(kind, day));
          }
          expect(differences.every(({ reason }) => reason === 'otherDay')).toBe(true);
          for (const { vat, captured: taken, refunded } of shops)
            expect(addAmounts(...vat.map(({ gross }) => gross))).toBe(taken - refunded);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});
