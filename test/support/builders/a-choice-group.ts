import type { ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';

/** A radio group with two ways to choose: `mash` and `fries`, the second for 10 more. */
export function aChoiceGroup(different: Partial<ChoiceGroup> = {}): ChoiceGroup {
  return {
    level: 1,
    code: choiceCode('side'),
    name: 'Side',
    translations: {},
    min: 1,
    max: 1,
    articles: [
      aChoiceArticle(),
      aChoiceArticle({ code: articleCode('fries'), description: 'Fries', price: amount('10') }),
    ],
    ...different,
  };
}

export function aChoiceArticle(different: Partial<ChoiceArticle> = {}): ChoiceArticle {
  return {
    code: articleCode('mash'),
    description: 'Mash',
    translations: {},
    price: amount('0'),
    imageUrl: undefined,
    allergens: undefined,
    diets: undefined,
    isSoldOut: false,
    choiceGroups: [],
    ...different,
  };
}
