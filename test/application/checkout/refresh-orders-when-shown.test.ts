import { describe, expect, it } from 'vitest';

import { REFRESH_PAUSE_MS } from '@/application/checkout/refresh-orders-when-shown';
import { matchRoute } from '@/domain/navigation/match-route';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { orderId, paymentId } from '@test/support/builders/order-ids';
import { aBrowser, aTab, type Tab } from '@test/support/an-app';

const ORDER = orderId('order-1');

/** The visitor is on the provider's page, and this tab shows the menu. */
async function atProvider(): Promise<Tab> {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  await tab.startPayment.start(ORDER, shopId(1));
  return tab;
}

const pay = ({ server }: Tab) => server.payments.settle(paymentId('payment-1'), 'reserved');
const calls = ({ server }: Tab, name: string) =>
  [...server.gateway.script.calls, ...server.payments.script.calls].filter((call) => call.startsWith(name))
    .length;

async function show(tab: Tab): Promise<void> {
  tab.visibility.setVisible(true);
  await tab.clock.settle();
}

describe('RefreshOrdersWhenShown', () => {
  it('finds an order that was paid in another browser when the page is shown again [DEC-23, PAIN-15]', async () => {
    const tab = await atProvider();
    pay(tab);
    await show(tab);
    expect(tab.orders.tracked.paid.map(({ id }) => id)).toEqual([ORDER]);
    expect(tab.orders.intent?.state.kind).toBe('paid');
    expect(tab.baskets.count).toBe(0);
  });

  it('finds it in another tab of the same browser, which did not start the payment [DEC-23]', async () => {
    const tab = await atProvider();
    const other = aTab(tab.server, tab.browser);
    other.restoreStoredValues.restore();
    pay(tab);
    await show(other);
    expect([other, tab].map(({ orders }) => orders.tracked.paid.map(({ id }) => id))).toEqual([
      [ORDER],
      [ORDER],
    ]);
  });

  it('finds it after a start, when the first page is shown [DEC-23]', async () => {
    const tab = await atProvider();
    pay(tab);
    const later = aTab(tab.server, tab.browser);
    later.visibility.isVisible = true;
    later.restoreStoredValues.restore();
    await later.clock.settle();
    expect(later.orders.tracked.paid).toEqual([]);
    later.navigation.arrive(must(matchRoute('/')), later.navigation.tracking);
    await later.clock.settle();
    expect(later.orders.tracked.paid.map(({ id }) => id)).toEqual([ORDER]);
  });

  it('leaves basket and order as they are while nothing is paid, or the server cannot be reached [PAIN-13]', async () => {
    const tab = await atProvider();
    await show(tab);
    tab.server.payments.script.failNext({ kind: 'unreachable', isTimeout: true });
    await tab.clock.advance(REFRESH_PAUSE_MS);
    await show(tab);
    expect(calls(tab, 'state')).toBe(2);
    expect([tab.baskets.count, tab.orders.intent?.state.kind, tab.orders.tracked.paid]).toEqual([
      1,
      'paying',
      [],
    ]);
  });

  it('finds an order whose payment page was left before it was paid [DEC-23, PAIN-15]', async () => {
    const tab = await atProvider();
    const leaving = new AbortController();
    const checking = tab.checkPayment.check(ORDER, leaving.signal);
    await tab.clock.settle();
    leaving.abort();
    await checking;
    pay(tab);
    await show(tab);
    expect(tab.orders.tracked.paid.map(({ id }) => id)).toEqual([ORDER]);
  });

  it('leaves an order alone that its page queries again, as after going back to it', async () => {
    const tab = await atProvider();
    const [before, after] = [new AbortController(), new AbortController()];
    const left = tab.checkPayment.check(ORDER, before.signal);
    before.abort();
    const shown = tab.checkPayment.check(ORDER, after.signal);
    await left;
    await tab.clock.settle();
    const asked = calls(tab, 'state');
    await show(tab);
    expect(calls(tab, 'state')).toBe(asked);
    after.abort();
    await shown;
  });

  it('queries paid orders too, and not more than once in 10 seconds [DEC-23]', async () => {
    const tab = await atProvider();
    pay(tab);
    await show(tab);
    const before = calls(tab, 'status');
    await show(tab);
    await tab.clock.advance(REFRESH_PAUSE_MS - 1);
    await show(tab);
    expect(calls(tab, 'status')).toBe(before);
    tab.server.gateway.breakStreams(ORDER);
    tab.server.gateway.move(ORDER, 'done');
    await tab.clock.advance(1);
    await show(tab);
    expect(calls(tab, 'status')).toBe(before + 1);
    expect(tab.orders.tracked.delivered.map(({ id }) => id)).toEqual([ORDER]);
  });

  it('queries nothing when the page is hidden, without orders, or after it was stopped', async () => {
    const tab = await atProvider();
    pay(tab);
    tab.visibility.setVisible(false);
    await tab.clock.settle();
    const stranger = aTab(tab.server, aBrowser());
    await show(stranger);
    tab.stop();
    await show(tab);
    expect([calls(tab, 'state'), calls(tab, 'status')]).toEqual([0, 0]);
  });

  it('does not query a payment that cannot be paid any more, nor one that its own page queries', async () => {
    const tab = await atProvider();
    const leaving = new AbortController();
    const checking = tab.checkPayment.check(ORDER, leaving.signal);
    await tab.clock.settle();
    const before = calls(tab, 'state');
    await show(tab);
    expect(calls(tab, 'state')).toBe(before);
    leaving.abort();
    await checking;
    await tab.clock.advance(61 * 60_000);
    const asked = calls(tab, 'state');
    await show(tab);
    expect(calls(tab, 'state')).toBe(asked);
  });
});
