import { describe, expect, it } from 'vitest';
import { orderContent } from '@/domain/order/order-content';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { amount, articleCode, choiceCode, spotId } from '@test/support/builders/ids';

const noContact = { email: '', phoneNumber: '' };

const sauce = aFlatChoice({
  level: 2,
  choiceCode: choiceCode('sauce'),
  parent: 'side/mash',
  article: { code: articleCode('gravy'), price: amount('5') },
});

describe('orderContent', () => {
  it('contains shop, order type, items and note of the basket, spot and contact [ENT-22]', () => {
    const basket = aBasket({ orderType: 'DineInPlace', note: ' No onions ', spotId: spotId(4) });
    expect(orderContent(basket, { email: ' a@b.se ', phoneNumber: '070 123' })).toEqual({
      shopId: 1,
      orderType: 'DineInPlace',
      items: [{ code: 'meatballs', quantity: 1, choices: [] }],
      note: 'No onions',
      spotId: 4,
      email: 'a@b.se',
      phoneNumber: '070 123',
    });
  });

  it('contains of each item code, quantity and choices, each with level, codes and parent; no prices [ENT-23]', () => {
    const items = [aBasketItem({ quantity: 3, flatChoices: [aFlatChoice(), sauce] })];
    expect(orderContent(aBasket({ items }), noContact)?.items).toEqual([
      {
        code: 'meatballs',
        quantity: 3,
        choices: [
          { level: 1, articleCode: 'mash', choiceCode: 'side', parent: '' },
          { level: 2, articleCode: 'gravy', choiceCode: 'sauce', parent: 'side/mash' },
        ],
      },
    ]);
  });

  it('leaves out blank contact fields', () => {
    const content = orderContent(aBasket(), { email: ' ', phoneNumber: '' });
    expect([content?.email, content?.phoneNumber]).toEqual([undefined, undefined]);
  });

  it.each([{ shopId: undefined }, { orderType: undefined }, { items: [] }])(
    'is undefined for %o',
    (different) => {
      expect(orderContent(aBasket(different), noContact)).toBeUndefined();
    },
  );
});
