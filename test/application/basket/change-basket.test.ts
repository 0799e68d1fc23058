import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';
import { aBasketTab } from '@test/support/a-basket-tab';

describe('ChangeBasket', () => {
  it('applies an operation and sends it to the other tabs [BASK-10]', () => {
    const { baskets, channel, changeBasket } = aBasketTab();
    changeBasket.apply({ kind: 'writeNote', note: 'No onions' });
    expect(baskets.basket.note).toBe('No onions');
    expect(channel.posted).toMatchObject([{ kind: 'operation', operation: { stamp: { sequence: 1 } } }]);
  });

  it('shows no state between the operations of one step', () => {
    const { baskets, changeBasket } = aBasketTab(aBasket());
    const seen: string[] = [];
    autorun(() => seen.push(`${baskets.count} ${baskets.basket.note}`));
    changeBasket.apply({ kind: 'clear', alsoShop: false }, { kind: 'writeNote', note: 'Hello' });
    expect(seen).toEqual(['1 ', '0 Hello']);
  });

  it('gives an empty basket its seed with the first item, and keeps it', () => {
    const { baskets, changeBasket } = aBasketTab();
    changeBasket.put(aBasketItem());
    const { seed } = baskets;
    changeBasket.put(aBasketItem({ id: itemId('other') }));
    expect(seed).toMatch(/^[\w-]{22}$/);
    expect(baskets.seed).toBe(seed);
  });

  it('does nothing without an operation', () => {
    const { channel, changeBasket } = aBasketTab();
    changeBasket.apply();
    expect(channel.posted).toEqual([]);
  });
});
