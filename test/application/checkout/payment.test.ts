import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PAYMENT_POLL_FAST_FOR_MS } from '@/application/checkout/check-payment';
import { refusal } from '@test/support/memory/refusal';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';
import { paymentRecovery } from '@/domain/notice/payment-recovery';
import { customerCodeIn } from '@/domain/navigation/order-link';
import type { PaymentStatus } from '@/domain/order/payment';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { orderId as anOrderId } from '@test/support/builders/order-ids';
import { aBrowser, aServer, aTab, type Tab } from '@test/support/an-app';
import { runs } from '@test/support/properties/runs';

const NO_CONTACT = { email: '', phoneNumber: '' };
const ORDER = anOrderId('order-1');
const SHOP = shopId(1);
const forEver = () => new AbortController().signal;

async function placed(tab = aTab()): Promise<Tab> {
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm(NO_CONTACT);
  return tab;
}

async function atProvider(tab?: Tab): Promise<Tab> {
  const there = await placed(tab);
  await there.startPayment.start(ORDER, SHOP);
  return there;
}

const settle = ({ server }: Tab, status: PaymentStatus, code?: string) =>
  server.payments.settle(must(server.payments.payments.at(-1)).started.paymentId, status, code);

describe('StartPayment', () => {
  it('starts the payment, stores it and leaves for the provider [ENT-25]', async () => {
    const tab = await placed();
    await tab.startPayment.start(ORDER, SHOP);
    expect(tab.document.visitedSites).toEqual(['https://pay.example/payment-1']);
    expect(tab.orders.intent?.state).toMatchObject({ kind: 'paying', paymentId: 'payment-1' });
    expect(tab.orders.details).toEqual([
      {
        orderId: 'order-1',
        pickupTime: must(tab.server.gateway.orders[0]).placed.pickupTime,
        customerCode: must(tab.server.gateway.orders[0]).placed.customerCode,
        paymentID: 'payment-1',
        userAgent: 'lucka-headless',
      },
    ]);
  });

  it('gives the provider an address that shows the order in any browser', async () => {
    const tab = await atProvider();
    const { returnUrl } = must(tab.server.payments.payments[0]);
    expect(returnUrl).toMatch(/^https:\/\/lucka\.example\/shop\/1\/checkout\/payment\/order-1#code=/);
    expect(customerCodeIn(returnUrl)).toBe(must(tab.server.gateway.orders[0]).placed.customerCode);
  });

  it('returns the open payment again: two taps, one payment', async () => {
    const tab = await placed();
    await Promise.all([tab.startPayment.start(ORDER, SHOP), tab.startPayment.start(ORDER, SHOP)]);
    await tab.startPayment.start(ORDER, SHOP);
    expect(tab.server.payments.payments).toHaveLength(1);
  });

  it('repeats when the answer is lost', async () => {
    const tab = await placed();
    tab.server.payments.script.loseNextAnswer();
    const running = tab.startPayment.start(ORDER, SHOP);
    await tab.clock.advance(1_000);
    expect((await running).ok).toBe(true);
    expect(tab.server.payments.payments).toHaveLength(1);
  });

  it('returns that an order is paid already', async () => {
    const tab = await atProvider();
    settle(tab, 'reserved');
    expect(await tab.startPayment.start(ORDER, SHOP)).toEqual({
      ok: false,
      error: { kind: 'alreadyPaid' },
    });
    expect(tab.baskets.count).toBe(0);
    expect(tab.orders.tracked.paid).toMatchObject([{ id: ORDER }]);
  });

  it('abandons an order that the server has ended, and the basket makes a new one', async () => {
    const tab = await placed();
    tab.server.payments.script.failNext(refusal(404, 'failed-find-order'));
    expect(await tab.startPayment.start(ORDER, SHOP)).toEqual({ ok: false, error: { kind: 'orderEnded' } });
    expect([tab.baskets.count, tab.orders.intent]).toEqual([1, undefined]);
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-2' });
  });

  it('keeps the order after a conflict whose reason is unknown, so that it cannot be paid twice [PAIN-03]', async () => {
    const tab = await atProvider();
    tab.server.payments.script.failNext(refusal(409, 'shop-error-order-is-started'));
    expect(await tab.startPayment.start(ORDER, SHOP)).toMatchObject({
      ok: false,
      error: { kind: 'refused', status: 409 },
    });
    expect(tab.orders.intent?.state).toMatchObject({ kind: 'paying', paymentId: 'payment-1' });
    await tab.confirmOrder.confirm(NO_CONTACT);
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it('returns any other failure, and can be repeated', async () => {
    const tab = await placed();
    tab.server.payments.script.failNext(refusal(500, 'payment-14'));
    expect(await tab.startPayment.start(ORDER, SHOP)).toMatchObject({
      ok: false,
      error: { code: 'payment-14' },
    });
    expect((await tab.startPayment.start(ORDER, SHOP)).ok).toBe(true);
  });

  it('requires the code of the order', async () => {
    expect(await aTab().startPayment.start(ORDER, SHOP)).toEqual({
      ok: false,
      error: { kind: 'codeMissing' },
    });
  });
});

describe('CheckPayment', () => {
  it('ends paid: the order is tracked and its lines leave the basket', async () => {
    const tab = await atProvider();
    settle(tab, 'reserved');
    expect(await tab.checkPayment.check(ORDER, forEver())).toEqual({ kind: 'paid' });
    expect(tab.orders.tracked.paid).toMatchObject([{ id: 'order-1' }]);
    expect([tab.baskets.count, tab.orders.intent?.state.kind]).toEqual([0, 'paid']);
  });

  it.each(ERROR_CODES.payment.filter((code) => paymentRecovery(code) !== 'toCheckout'))(
    'keeps the basket after %s, and a second attempt succeeds on the same order [ERR-19]',
    async (code) => {
      const tab = await atProvider();
      settle(tab, 'failed', code);
      expect(await tab.checkPayment.check(ORDER, forEver())).toEqual({
        kind: 'unpaid',
        status: 'failed',
        code,
      });
      expect(tab.baskets.count).toBe(1);
      expect(tab.orders.tracked.paid).toEqual([]);
      await tab.startPayment.start(ORDER, SHOP);
      settle(tab, 'captured');
      expect(await tab.checkPayment.check(ORDER, forEver())).toEqual({ kind: 'paid' });
      expect([tab.server.gateway.orders.length, tab.baskets.count]).toEqual([1, 0]);
    },
  );

  it.each([0, 20_000, 600_000])('finds the confirmation %i ms late', async (late) => {
    const tab = await atProvider();
    const running = tab.checkPayment.check(ORDER, forEver());
    await tab.clock.advance(late);
    expect(tab.orders.seenOrder(ORDER).payment).toEqual({ kind: 'checking', isLate: late > 60_000 });
    settle(tab, 'reserved');
    await tab.clock.advance(15_000);
    expect(await running).toEqual({ kind: 'paid' });
    expect(tab.clock.pending).toBe(1);
  });

  it.each(['payment-09', 'payment-11', 'payment-12'])(
    'abandons an order that can never be paid, and the basket makes a new one: %s [ERR-19]',
    async (code) => {
      const tab = await atProvider();
      settle(tab, 'failed', code);
      await tab.checkPayment.check(ORDER, forEver());
      expect(tab.baskets.count).toBe(1);
      await tab.confirmOrder.confirm(NO_CONTACT);
      expect(tab.server.gateway.orders).toHaveLength(2);
    },
  );

  it('queries the order where the server does not know the payment: not paid, it can be repeated', async () => {
    const tab = await atProvider();
    tab.server.payments.script.failNext(refusal(404, 'payment-07'));
    expect(await tab.checkPayment.check(ORDER, forEver())).toEqual({
      kind: 'unpaid',
      status: 'failed',
      code: 'payment-07',
    });
    expect(tab.orders.intent?.state.kind).toBe('paying');
  });

  it.each([403, 500])(
    'does not count a payment as unpaid because its query is refused with %i [PAIN-03]',
    async (status) => {
      const tab = await atProvider();
      tab.server.payments.script.failNext(refusal(status, 'payment-07'));
      const running = tab.checkPayment.check(ORDER, forEver());
      await tab.clock.settle();
      expect(tab.orders.seenOrder(ORDER).payment).toEqual({ kind: 'checking', isLate: false });
      settle(tab, 'reserved');
      await tab.clock.advance(2_000);
      expect(await running).toEqual({ kind: 'paid' });
    },
  );

  it('reports a released payment as released, and the basket makes a new order [ERR-20]', async () => {
    const tab = await atProvider();
    settle(tab, 'released');
    expect(await tab.checkPayment.check(ORDER, forEver())).toEqual({
      kind: 'unpaid',
      status: 'released',
      code: undefined,
    });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-2' });
  });

  it('reports a cancelled order as released where only its status is known [ERR-20]', async () => {
    const tab = await placed();
    tab.server.gateway.move(ORDER, 'rollbacked');
    expect(await tab.checkPayment.check(ORDER, forEver())).toMatchObject({
      kind: 'unpaid',
      status: 'released',
    });
  });

  it('queries in short intervals for a minute, then in longer ones', async () => {
    const tab = await atProvider();
    const leaving = new AbortController();
    const running = tab.checkPayment.check(ORDER, leaving.signal);
    const asked = () => tab.server.payments.script.calls.filter((call) => call.startsWith('state')).length;
    await tab.clock.advance(60_000);
    expect(asked()).toBe(31);
    await tab.clock.advance(60_000);
    expect(asked()).toBe(35);
    leaving.abort();
    expect(await running).toEqual({ kind: 'checking', isLate: true });
  });

  it('queries an order that the server does not know for a minute', async () => {
    const tab = aTab();
    const running = tab.checkPayment.check(ORDER, forEver());
    await tab.clock.advance(PAYMENT_POLL_FAST_FOR_MS - 1);
    expect(tab.orders.seenOrder(ORDER).payment?.kind).toBe('checking');
    await tab.clock.advance(1);
    expect(await running).toEqual({ kind: 'unknown' });
    expect(tab.orders.seenOrder(ORDER).payment).toEqual({ kind: 'unknown' });
    expect(tab.clock.pending).toBe(0);
  });

  it('keeps basket and confirmation when the server knows neither payment nor order, and queries again when shown again', async () => {
    const tab = await atProvider();
    const notFound = refusal(404, 'failed-find-order');
    tab.server.payments.script.failure = notFound;
    tab.server.gateway.script.failure = notFound;
    const running = tab.checkPayment.check(ORDER, forEver());
    await tab.clock.advance(PAYMENT_POLL_FAST_FOR_MS);
    expect(await running).toEqual({ kind: 'unknown' });
    expect([tab.baskets.count, tab.orders.intent?.state.kind]).toEqual([1, 'paying']);
    tab.server.payments.script.failure = undefined;
    tab.server.gateway.script.failure = undefined;
    settle(tab, 'reserved');
    expect(await tab.checkPayment.check(ORDER, forEver())).toEqual({ kind: 'paid' });
  });

  it('shows the order in a browser with empty storage, from id and code, and tracks it there', async () => {
    const here = await atProvider();
    settle(here, 'reserved');
    const { returnUrl } = must(here.server.payments.payments[0]);
    const there = aTab(here.server, aBrowser());
    expect(await there.checkPayment.check(ORDER, forEver(), customerCodeIn(returnUrl))).toEqual({
      kind: 'paid',
    });
    expect(there.orders.tracked.paid).toMatchObject([{ id: 'order-1' }]);
    expect(await here.checkPayment.check(ORDER, forEver())).toEqual({ kind: 'paid' });
    expect(here.baskets.count).toBe(0);
  });

  it('only reads, and settles once however often it is called', async () => {
    const tab = await atProvider();
    settle(tab, 'reserved');
    for (let reload = 0; reload < 10; reload += 1) await tab.checkPayment.check(ORDER, forEver());
    expect(tab.server.payments.script.calls.filter((call) => call.startsWith('start'))).toHaveLength(1);
    expect(tab.orders.tracked.paid).toHaveLength(1);
  });

  it('captures money at most once for one confirmation, whatever is lost on the way', async () => {
    const step = fc.constantFrom('confirm', 'pay', 'accept', 'decline', 'check', 'loseOrder', 'losePayment');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), step), { maxLength: 14 }), async (steps) => {
        const [server, browser] = [aServer(), aBrowser()];
        const tabs = [aTab(server, browser), aTab(server, browser)];
        for (const tab of tabs) tab.shops.setShop(aShop());
        tabs[0]?.changeBasket.apply({ kind: 'restore', basket: aBasket() });
        for (const [index, name] of steps) await act(must(tabs[index]), name);
        expect(server.gateway.orders.length).toBeLessThanOrEqual(1);
        expect(server.payments.paidFor(ORDER).length).toBeLessThanOrEqual(1);
        const isPaid = server.payments.paidFor(ORDER).length === 1;
        if (!isPaid) expect(tabs.map((tab) => tab.baskets.count)).toEqual([1, 1]);
      }),
      { numRuns: runs(150) },
    );
  });
});

async function act(tab: Tab, step: string): Promise<void> {
  const { server, clock } = tab;
  const last = server.payments.payments.at(-1);
  const isOpen = last?.state.status === 'created';
  if (step === 'loseOrder') server.gateway.script.loseNextAnswer();
  if (step === 'losePayment') server.payments.script.loseNextAnswer();
  if (step === 'accept' && isOpen) settle(tab, 'reserved');
  if (step === 'decline' && isOpen) settle(tab, 'failed', 'payment-01');
  if (step === 'confirm') await during(clock, tab.confirmOrder.confirm(NO_CONTACT));
  if (step === 'pay') await during(clock, tab.startPayment.start(ORDER, SHOP));
  if (step === 'check') {
    const leaving = new AbortController();
    const running = tab.checkPayment.check(ORDER, leaving.signal);
    await clock.advance(3_000);
    leaving.abort();
    await running;
  }
}

async function during(clock: Tab['clock'], running: Promise<unknown>): Promise<void> {
  await clock.advance(30_000);
  await running;
}
