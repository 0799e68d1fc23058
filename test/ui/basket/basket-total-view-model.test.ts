import { describe, expect, it } from 'vitest';

import { BasketTotalViewModel } from '@/ui/basket/basket-total-view-model';
import { aTab } from '@test/support/an-app';

describe('BasketTotalViewModel', () => {
  it('closes the sheet when another page is shown, until the view leaves [SHELL-21]', async () => {
    const tab = aTab();
    const model = new BasketTotalViewModel(tab);
    const stop = model.start();
    model.open();
    await tab.navigate.navigate('/shop/1/menu');
    expect(model.isOpen).toBe(false);
    stop();
    model.open();
    await tab.navigate.navigate('/');
    expect(model.isOpen).toBe(true);
  });
});
