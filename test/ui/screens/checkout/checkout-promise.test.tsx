import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BasketStore } from '@/application/basket/basket-store';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { ShopStore } from '@/application/shops/shop-store';
import { PageVisibility } from '@/domain/ports/page-visibility';
import type { Shop } from '@/domain/shop/shop';
import { CheckoutPromise } from '@/ui/screens/checkout/checkout-promise';
import { PROMISE_ASK_MS } from '@/ui/screens/checkout/checkout-promise-model';
import { aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';

/** The checkout at noon, of a shop that the server then has as `served`. */
async function drawn(served: Partial<Shop>) {
  const tab = aTab();
  tab.visibility.setVisible(true);
  tab.shops.setShop(aShop({ readyInMinutes: 12 }));
  tab.server.catalog.all = [aShop(served)];
  const { container } = await renderWith(tab, <CheckoutPromise shopId={shopId(1)} />, [
    [ShopStore, tab.shops],
    [BasketStore, tab.baskets],
    [RefreshShop, tab.refreshShop],
    [PageVisibility, tab.visibility],
  ]);
  return { tab, said: () => container.textContent };
}

describe('CheckoutPromise', () => {
  it('says a later time once, and what it was before [DEC-95]', async () => {
    const { tab, said } = await drawn({ readyInMinutes: 12 });
    await act(() => tab.clock.settle());
    expect([said(), screen.getByRole('status').textContent]).toEqual(['Klart omkring 12:15', '']);
    tab.server.catalog.all = [aShop({ readyInMinutes: 24 })];
    await act(() => tab.clock.advance(PROMISE_ASK_MS));
    expect(screen.getByRole('status').textContent).toBe('Klart omkring 12:25');
    expect(said()).toContain('Tidigare sa vi omkring 12:15.');
  });

  it('asks nothing of a back end that promises nothing', async () => {
    const tab = aTab();
    tab.visibility.setVisible(true);
    tab.shops.setShop(aShop());
    const { container } = await renderWith(tab, <CheckoutPromise shopId={shopId(1)} />, [
      [ShopStore, tab.shops],
      [RefreshShop, tab.refreshShop],
      [PageVisibility, tab.visibility],
    ]);
    await act(() => tab.clock.advance(PROMISE_ASK_MS));
    expect([container.textContent, tab.server.catalog.script.calls]).toEqual(['', []]);
  });
});
