import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppStore } from '@/application/app/app-store';
import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { addMs } from '@/domain/shared/instant';
import { PROMISE_TICK_MS } from '@/ui/components/promise-model';
import { PromisedTime } from '@/ui/components/promised-time';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';

/** It is noon in Stockholm. */
async function drawn(shop = aShop({ readyInMinutes: 12 }), app = new AppStore()) {
  const tab = aTab();
  tab.shops.setShop(shop);
  const { container } = await renderWith(tab, <PromisedTime shopId={shopId(1)} />, [
    [ShopStore, tab.shops],
    [BasketStore, tab.baskets],
    [AppStore, app],
  ]);
  return { tab, app, said: () => container.textContent };
}

describe('PromisedTime', () => {
  it('is the time of the shop, in its time zone [DEC-95]', async () => {
    const { said } = await drawn(aShop({ readyInMinutes: 12, timeZone: 'Europe/Helsinki' }));
    expect(said()).toBe('Klart omkring 13:15');
  });

  it('names the table where the food is eaten here [DEC-95]', async () => {
    const { tab, said } = await drawn();
    act(() => tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ orderType: 'DineInPlace' }) }));
    expect(said()).toBe('Vid ditt bord omkring 12:15');
  });

  it('is that of the drawing until the drawn page is taken over, so that nothing moves', async () => {
    const app = new AppStore();
    const { tab } = await drawn();
    app.beginPublicPage(addMs(tab.clock.now(), -10 * 60_000));
    const { said } = await drawn(aShop({ readyInMinutes: 12 }), app);
    expect(said()).toBe('Klart omkring 12:05');
    act(() => app.markLoaded());
    expect(said()).toBe('Klart omkring 12:15');
  });

  it('moves on with the clock, so that it is never in the past [DEC-95]', async () => {
    const { tab, said } = await drawn();
    await act(() => tab.clock.advance(3 * 60_000));
    expect(said()).toBe('Klart omkring 12:15');
    await act(() => tab.clock.advance(PROMISE_TICK_MS));
    expect(said()).toBe('Klart omkring 12:20');
  });

  it('is nothing where the back end promises none, for another shop, and for a shop as stored [DEC-95]', async () => {
    const { tab, said } = await drawn(aShop());
    expect(said()).toBe('');
    act(() => tab.shops.setShop(aShop({ id: shopId(2), readyInMinutes: 12 })));
    expect(said()).toBe('');
    act(() => tab.shops.setStored(aShop({ readyInMinutes: 12 })));
    expect(said()).toBe('');
    act(() => tab.shops.setShop(aShop({ readyInMinutes: 12 })));
    expect(said()).toBe('Klart omkring 12:15');
  });
});
