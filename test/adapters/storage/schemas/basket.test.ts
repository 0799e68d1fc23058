import { describe, expect, it } from 'vitest';

import { basket, basketItem } from '@/adapters/storage/schemas/basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';

const name = {
  description: 'Meatballs',
  translations: { description: [{ language: 'sv', text: 'Köttbullar' }] },
};
const line = aBasketItem();
const named = aBasketItem({
  article: { ...line.article, name },
  flatChoices: [aFlatChoice({ article: { ...aFlatChoice().article, name } })],
});

describe('basketItem', () => {
  it('reads the names of dish and choices', () => {
    expect(basketItem.parse(named)).toEqual(named);
  });

  it('reads a line that an earlier version stored without names [FAULT-C2]', () => {
    expect(basketItem.parse(JSON.parse(JSON.stringify(line)))).toEqual(line);
  });

  it('reads a line whose name cannot be read, without it', () => {
    expect(basketItem.parse({ ...line, article: { ...line.article, name: 'Meatballs' } })).toEqual(line);
  });
});

describe('basket', () => {
  it('keeps every line, with and without names', () => {
    const stored = aBasket({ items: [named, { ...line, id: aBasketItem().id }] });
    expect(basket.parse(stored)).toEqual(stored);
  });
});
