import { describe, expect, it } from 'vitest';
import { EMPTY_BASKET, INITIAL_BASKET_FLAGS } from '@/domain/basket/basket';
import { applyOperation, type BasketOperation } from '@/domain/basket/basket-operation';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { shopId, spotId } from '@test/support/builders/ids';

const basket = aBasket({ spotId: spotId(4) });
const id = itemId('line-1');
const ELSEWHERE = { shopId: shopId(2), shopName: 'Two' };

describe('applyOperation', () => {
  it('gives a basket that another tab has cleared the shop of the dish that is put', () => {
    const put = { kind: 'put', item: aBasketItem(), seed: basketSeed('B'), shop: ELSEWHERE } as const;
    expect(applyOperation(EMPTY_BASKET, put)).toMatchObject({ ...ELSEWHERE, items: [aBasketItem()] });
  });

  it.each<[BasketOperation, object]>([
    [
      { kind: 'put', item: aBasketItem({ quantity: 4 }), seed: basketSeed('B') },
      { items: [aBasketItem({ quantity: 4 })], seed: basketSeed('A') },
    ],
    [
      { kind: 'put', item: aBasketItem({ quantity: 4 }), seed: basketSeed('B'), shop: ELSEWHERE },
      { items: [aBasketItem()], shopId: 1 },
    ],
    [{ kind: 'decrease', itemId: id }, { items: [] }],
    [{ kind: 'remove', itemId: id }, { items: [] }],
    [
      { kind: 'clear', alsoShop: true },
      { items: [], shopId: undefined },
    ],
    [
      { kind: 'moveToShop', shopId: shopId(2), shopName: 'Two' },
      { items: [], shopId: 2, shopName: 'Two' },
    ],
    [
      { kind: 'chooseOrderType', orderType: 'DineInPlace', keepsSpot: true },
      { orderType: 'DineInPlace', spotId: 4, items: [aBasketItem()] },
    ],
    [
      { kind: 'chooseOrderType', orderType: 'DineInPlace', keepsSpot: false },
      { spotId: undefined, items: [aBasketItem()] },
    ],
    [{ kind: 'chooseSpot', spotId: spotId(7) }, { spotId: 7 }],
    [{ kind: 'writeNote', note: `${'n'.repeat(90)}x` }, { note: 'n'.repeat(90) }],
    [
      { kind: 'setSettings', settings: { deliverySpotRequired: true } },
      { settings: { deliverySpotRequired: true } },
    ],
    [{ kind: 'reprice', prices: [] }, { items: [aBasketItem()] }],
    [
      {
        kind: 'consume',
        seed: basketSeed('A'),
        lines: [{ itemId: id, quantity: 1 }],
        nextSeed: basketSeed('B'),
      },
      { items: [], seed: basketSeed('B') },
    ],
    [
      { kind: 'renewSeed', seed: basketSeed('A'), nextSeed: basketSeed('B') },
      { seed: basketSeed('B'), items: [aBasketItem()] },
    ],
    [{ kind: 'renewSeed', seed: basketSeed('X'), nextSeed: basketSeed('B') }, { seed: basketSeed('A') }],
    [{ kind: 'restore', basket: EMPTY_BASKET }, EMPTY_BASKET],
  ])('applies %o', (operation, expected) => {
    expect(applyOperation(basket, operation)).toMatchObject(expected);
  });

  it('throws on an unknown operation', () => {
    // @ts-expect-error the type forbids it
    expect(() => applyOperation(basket, { kind: 'explode' })).toThrow(TypeError);
  });
});

describe('EMPTY_BASKET, INITIAL_BASKET_FLAGS', () => {
  it('have the fields and flags of the specification [ENT-17, ENT-18, ENT-19, ENT-20]', () => {
    expect(Object.keys(EMPTY_BASKET).sort()).toEqual(
      ['items', 'note', 'orderType', 'seed', 'settings', 'shopId', 'shopName', 'spotId'].sort(),
    );
    expect(Object.keys(INITIAL_BASKET_FLAGS)).toEqual([
      'visible',
      'editMode',
      'showAddItemButton',
      'disabled',
      'showOrderInfo',
    ]);
    expect(aBasketItem()).toMatchObject({ id: 'line-1', type: 'Article', quantity: 1, flatChoices: [] });
  });
});
