import { describe, expect, it } from 'vitest';
import { applyOperation } from '@/domain/basket/basket-operation';
import type { BasketItem } from '@/domain/basket/basket';
import { editOperations } from '@/domain/basket/edit-operations';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';

const plain = aBasketItem({ id: itemId('plain'), quantity: 2 });
const withMash = aBasketItem({ id: itemId('mash'), flatChoices: [aFlatChoice()] });
const basket = aBasket({ items: [plain, withMash] });

const afterEdit = (edited: BasketItem) =>
  editOperations(basket, edited, itemId('fresh'), basketSeed('A')).reduce(applyOperation, basket).items;

describe('editOperations', () => {
  it('puts the edited line in its own place [BASK-02]', () => {
    expect(afterEdit({ ...plain, quantity: 1 })).toEqual([{ ...plain, quantity: 1 }, withMash]);
  });

  it('merges two lines that have become the same dish [BASK-03]', () => {
    expect(afterEdit({ ...withMash, flatChoices: [] })).toEqual([{ ...plain, quantity: 3 }]);
  });
});
