import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CancelOrder } from '@/application/basket/cancel-order';
import { EmptiedBasket } from '@/ui/screens/home/emptied-basket';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { Navigator } from '@/domain/ports/navigator';
import { spotId } from '@test/support/builders/ids';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { renderWith } from '@test/support/ui/render-with';

const BASKET = aBasket({ spotId: spotId(4), note: 'utan lök' });

async function emptied() {
  const tab = aTab();
  const { changeBasket, baskets, notices, navigator } = tab;
  changeBasket.apply({ kind: 'restore', basket: BASKET });
  const cancelling = new CancelOrder({ changeBasket, baskets, notices, navigator }).cancel();
  notices.answer(notices.question!.id, true);
  await cancelling;
  const drawn = await renderWith(tab, <EmptiedBasket />, [
    [BasketStore, baskets],
    [ChangeBasket, changeBasket],
    [Navigator, navigator],
  ]);
  return { ...tab, ...drawn };
}

const undo = () => screen.queryByRole('button', { name: 'Ångra' });

describe('EmptiedBasket', () => {
  it('brings everything back, and leads to the menu [BASK-23]', async () => {
    const { baskets, navigator } = await emptied();
    expect(baskets.count).toBe(0);
    expect(document.activeElement).toBe(undo());
    await act(async () => fireEvent.click(undo()!));
    expect([baskets.basket, navigator.current]).toEqual([BASKET, '/shop/1/menu']);
    expect(undo()).toBeNull();
  });

  it('is gone once another basket is begun', async () => {
    const { changeBasket } = await emptied();
    act(() => changeBasket.apply({ kind: 'restore', basket: aBasket() }));
    expect(undo()).toBeNull();
  });

  it('is gone once home was left', async () => {
    const { baskets, unmount } = await emptied();
    expect(baskets.emptied).toEqual(BASKET);
    unmount();
    expect(baskets.emptied).toBeUndefined();
  });
});
