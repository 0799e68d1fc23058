import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CancelPlacedOrder } from '@/application/orders/cancel-placed-order';
import { ConnectionStore } from '@/application/connection/connection-store';
import { matchRoute } from '@/domain/navigation/match-route';
import { CancelOrder } from '@/ui/screens/order/cancel-order';
import { OrderHead } from '@/ui/screens/order/order-head';
import { OrderViewModel } from '@/ui/screens/order/order-view-model';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import { observer } from 'mobx-react-lite';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';
import { orderId } from '@test/support/builders/order-ids';
import { images } from '@test/support/ui/images';
import { renderWith } from '@test/support/ui/render-with';

const ORDER = orderId('order-1');

/** The page of a paid order that the kitchen has not begun. */
async function anOrderPage() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  tab.server.gateway.move(ORDER, 'added');
  const model = new OrderViewModel(
    { ...tab, images, connection: new ConnectionStore() },
    must(matchRoute(`/order/${ORDER}`)),
  );
  model.start();
  await tab.clock.settle();
  const Page = observer(function Page() {
    return (
      <>
        <OrderHead model={model} />
        <CancelOrder orderId={ORDER} status={model.status} />
      </>
    );
  });
  await renderWith(tab, <Page />, [[CancelPlacedOrder, tab.cancelPlacedOrder]]);
  const press = async (name: string, place = screen.queryByRole('alertdialog')) => {
    fireEvent.click((place === null ? screen : within(place)).getByRole('button', { name }));
    await act(() => tab.clock.settle());
  };
  return { tab, press };
}

const button = () => screen.queryByRole('button', { name: 'Avbeställ' });

describe('CancelOrder', () => {
  it('asks first, and cancels nothing without the answer', async () => {
    const { tab, press } = await anOrderPage();
    await press('Avbeställ');
    await press('Behåll beställningen');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(tab.server.gateway.find(ORDER)?.status).toBe('added');
  });

  it('cancels the order, says so and that the money is released, and leaves the basket alone', async () => {
    const { tab, press } = await anOrderPage();
    const { basket } = tab.baskets;
    await press('Avbeställ');
    await press('Avbeställ');
    expect(tab.server.gateway.find(ORDER)?.status).toBe('rollbacked');
    expect(screen.getByText(/Reservationen på ditt kort är släppt/)).toBeDefined();
    expect(screen.getByText('Du avbeställde den själv.')).toBeDefined();
    expect([button(), tab.baskets.basket]).toEqual([null, basket]);
  });

  it('says that it is too late where the kitchen has begun meanwhile, and shows that', async () => {
    const { tab, press } = await anOrderPage();
    await press('Avbeställ');
    // Without an event: this page does not know it yet.
    tab.server.gateway.orders[0] = { ...must(tab.server.gateway.orders[0]), status: 'started' };
    await press('Avbeställ');
    expect(screen.getByText(/Köket har redan börjat/)).toBeDefined();
    expect([button(), screen.queryByRole('alertdialog')]).toEqual([null, null]);
    expect(screen.getByText('Din mat lagas nu.')).toBeDefined();
  });

  it('can be tried again without a connection', async () => {
    const { tab, press } = await anOrderPage();
    await press('Avbeställ');
    tab.server.gateway.script.failNext({ kind: 'unreachable', isTimeout: false });
    await press('Avbeställ');
    expect(screen.getByText(/Det gick inte att avbeställa/)).toBeDefined();
    expect(button()).not.toBeNull();
  });

  it('is not offered once the kitchen has begun', async () => {
    const { tab } = await anOrderPage();
    expect(button()).not.toBeNull();
    act(() => tab.server.gateway.move(ORDER, 'started'));
    await act(() => tab.clock.settle());
    expect(button()).toBeNull();
  });
});

describe('the reason of an order that was taken back', () => {
  const REASONS: readonly (readonly [RollbackReason, string])[] = [
    [{ kind: 'staff', text: 'soldOut' }, 'Något som du beställde är slut.'],
    [{ kind: 'staff', text: 'Ugnen är trasig.' }, 'Restaurangen hälsar: Ugnen är trasig.'],
    [{ kind: 'notAccepted' }, 'Restaurangen började inte i tid.'],
  ];

  it.each(REASONS)('is read at once: %j', async (reason, text) => {
    const { tab } = await anOrderPage();
    act(() => tab.server.gateway.takeBack(ORDER, reason));
    await act(() => tab.clock.settle());
    expect(screen.getByText(text)).toBeDefined();
  });
});
