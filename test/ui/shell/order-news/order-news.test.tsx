import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { LoadOrder } from '@/application/orders/load-order';
import { OrderStore } from '@/application/orders/order-store';
import { NOTHING_TRACKED } from '@/domain/navigation/page-tracking';
import type { OrderStatus } from '@/domain/order/order-status';
import { OrderNews } from '@/ui/shell/order-news/order-news';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aRoute } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { basketSeed } from '@test/support/builders/basket-ids';
import { must } from '@test/support/builders/must';
import { amount } from '@test/support/builders/ids';
import { moment, orderId } from '@test/support/builders/order-ids';
import { sv } from '@test/support/catalogues';
import { renderWith } from '@test/support/ui/render-with';

/** A guest on the menu with so many paid orders, each of whose pages they have seen. */
async function shown(count = 1) {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.visibility.setVisible(true);
  for (let at = 1; at <= count; at += 1) {
    const id = orderId(`order-${at}`);
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ seed: basketSeed(String(at)) }) });
    await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
    tab.server.gateway.move(id, 'added');
    tab.trackPaidOrder.track({ ...must(tab.server.gateway.find(id)).placed, paymentId: undefined });
    await tab.loadOrder.load(id);
    tab.orders.markSeen(id);
  }
  const goTo = (path: string) => act(() => tab.navigation.arrive(aRoute(path), NOTHING_TRACKED));
  goTo('/shop/1/menu/');
  await renderWith(tab, <OrderNews />, [
    [OrderStore, tab.orders],
    [LoadOrder, tab.loadOrder],
  ]);
  const move = (at: number, status: OrderStatus) =>
    act(async () => {
      tab.server.gateway.move(orderId(`order-${at}`), status);
      await tab.clock.settle();
    });
  return { tab, goTo, move };
}

const place = () => screen.getByRole('status');
const links = () => within(place()).queryAllByRole('link');

describe('OrderNews', () => {
  it.each(['finnished', 'done', 'rollbacked'] as const)(
    'shows on another page that an order is %s, and links to it [OPEN-35, ERR-20]',
    async (status) => {
      const { move } = await shown();
      expect(place().textContent).toBe('');
      await move(1, status);
      expect(place().textContent).toContain(sv[`orderStatus.${status}`]);
      expect(place().textContent).toContain('1 Shop 1');
      expect(links().map((link) => link.getAttribute('href'))).toEqual(['/order/order-1']);
    },
  );

  it('says of a cancelled order that was charged what its page says [DEC-126]', async () => {
    const { tab } = await shown();
    const refunds = [{ amount: amount('119'), at: moment('2026-11-21T12:00:00+01:00') }];
    await act(async () => {
      tab.server.gateway.takeBack(orderId('order-1'), { kind: 'notAccepted' }, refunds);
      await tab.clock.settle();
    });
    expect(place().textContent).toContain(sv['orderStatus.refunded']);
  });

  it.each(['started', 'delivered'] as const)('shows nothing when an order is %s', async (status) => {
    const { tab, move } = await shown();
    await move(1, status);
    expect(tab.orders.statusOf(orderId('order-1'))).toBe(status);
    expect(place().textContent).toBe('');
  });

  it('shows nothing on the page of that order, but another order there', async () => {
    const { goTo, move } = await shown(2);
    goTo('/order/order-1');
    await move(1, 'rollbacked');
    await move(2, 'done');
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/order/order-2']);
  });

  it('stays until it is closed, in every tab, and comes back with the next status', async () => {
    const { tab, move } = await shown();
    await move(1, 'finnished');
    await act(() => tab.clock.advance(60_000));
    fireEvent.click(within(place()).getByRole('button'));
    expect(place().textContent).toBe('');
    expect(tab.storedValues.orders.load()?.details[0]?.seenStatus).toBe('finnished');
    await move(1, 'done');
    expect(place().textContent).toContain(sv['orderStatus.done']);
  });
});
