import type { BasketItem, FlatChoice } from '@/domain/basket/basket';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';

/** One portion of meatballs, without choices. */
export function aBasketItem(different: Partial<BasketItem> = {}): BasketItem {
  return {
    id: itemId('line-1'),
    type: 'Article',
    quantity: 1,
    article: { code: articleCode('meatballs'), price: amount('119') },
    flatChoices: [],
    ...different,
  };
}

/** Mash as the side, for nothing. */
export function aFlatChoice(different: Partial<FlatChoice> = {}): FlatChoice {
  return {
    id: 'choice-1',
    type: 'Article',
    level: 1,
    choiceCode: choiceCode('side'),
    parent: '',
    article: { code: articleCode('mash'), price: amount('0') },
    ...different,
  };
}
