import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { LoadingShop } from '@/ui/shell/loading-shop';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aRoute } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';

async function drawn(path: string, { shop = 0, basket = 0 } = {}): Promise<string> {
  const tab = aTab();
  if (shop > 0) tab.shops.setStored(aShop({ id: shopId(shop), name: 'Stored', openForBusiness: false }));
  if (basket > 0)
    tab.changeBasket.apply({
      kind: 'restore',
      basket: aBasket({ shopId: shopId(basket), shopName: 'Basket' }),
    });
  const { container } = await renderWith(tab, <LoadingShop route={aRoute(path)} />, [
    [ShopStore, tab.shops],
    [BasketStore, tab.baskets],
  ]);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  return container.textContent ?? '';
}

describe('LoadingShop', () => {
  it('shows what is loading, with the stored name of the shop and nothing else [LOAD-01, DEC-02, DEC-05]', async () => {
    expect(await drawn('/shop/1/menu', { shop: 1, basket: 2 })).toBe('StoredFrågar restaurangen …');
  });

  it('finds the name in the basket too', async () => {
    expect(await drawn('/shop/2/menu', { shop: 1, basket: 2 })).toBe('BasketFrågar restaurangen …');
  });

  it('names no other shop', async () => {
    expect(await drawn('/shop/3/menu', { shop: 1, basket: 2 })).toBe('Frågar restaurangen …');
  });

  it('does not name the restaurant as what is loading for a payment', async () => {
    expect(await drawn('/shop/1/checkout/payment/o-1', { shop: 1 })).toBe('StoredEtt ögonblick …');
  });
});
