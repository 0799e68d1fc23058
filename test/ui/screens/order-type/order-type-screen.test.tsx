import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/shared/loadable';
import type { Deps } from '@/domain/ports/deps';
import type { OrderType } from '@/domain/settings/order-type';
import { Screen } from '@/ui/screens/order-type/order-type-screen';
import { OrderTypeViewModel } from '@/ui/screens/order-type/order-type-view-model';
import { aTab } from '@test/support/an-app';
import { aRoute } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { sv } from '@test/support/catalogues';
import { must } from '@test/support/builders/must';
import { renderWith } from '@test/support/ui/render-with';

async function renderScreen(orderTypes: readonly OrderType[]) {
  const tab = aTab();
  tab.shops.setShop(aShop());
  await tab.loadSettings.load();
  tab.settings.setLoading(loaded({ ...must(tab.settings.settings), orderTypes }));
  const route = aRoute('/shop/1/order-type');
  const services: Deps<typeof OrderTypeViewModel> = tab;
  const { needs } = OrderTypeViewModel;
  await renderWith(tab, <Screen route={route} />, [
    [needs.app, services.app],
    [needs.shops, services.shops],
    [needs.settings, services.settings],
    [needs.spots, services.spots],
    [needs.baskets, services.baskets],
    [needs.basketCommands, services.basketCommands],
    [needs.loadSpots, services.loadSpots],
    [needs.loadSettings, services.loadSettings],
    [needs.retryLoading, services.retryLoading],
    [needs.navigator, services.navigator],
  ]);
}

describe('the screen of the order type', () => {
  it('offers each order type [ROUTE-28]', async () => {
    await renderScreen(['TakeAway', 'DineInPlace']);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByText(sv['orderTypeScreen.none'])).toBeNull();
  });

  it('says where no order type is offered, and leads on to the menu and home [DEC-137]', async () => {
    await renderScreen([]);
    expect(screen.getByText(sv['orderTypeScreen.none'])).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/shop/1/menu',
      '/',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
