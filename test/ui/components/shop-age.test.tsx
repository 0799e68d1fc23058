import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ShopStore } from '@/application/shops/shop-store';
import { ShopAge } from '@/ui/components/shop-age';
import { aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';
import { moment } from '@test/support/builders/order-ids';
import { renderWith } from '@test/support/ui/render-with';

describe('ShopAge', () => {
  it('shows the age of a stored shop in its time zone while the server cannot be reached [DEC-02]', async () => {
    const tab = aTab();
    const asOf = moment('2026-11-21T12:00:00+01:00');
    const { container } = await renderWith(tab, <ShopAge />, [[ShopStore, tab.shops]]);
    const shop = aShop({ timeZone: 'Europe/Helsinki' });
    act(() => tab.shops.setStored({ ...shop, asOf }));
    expect(container.textContent).toBe('');
    act(() => tab.shops.setFailed(tab.clock.now()));
    expect(container.textContent).toContain('13:00');
    act(() => tab.shops.setStored(shop, tab.clock.now()));
    expect(container.textContent).toContain('kan ha ändrats');
    act(() => tab.shops.setShop(shop));
    expect(container.textContent).toBe('');
  });
});
