import fc from 'fast-check';
import type { Article, Category, Menu, MenuItem } from '@/domain/menu/menu';
import { someAmount } from '@test/support/arbitraries/some-amount';
import { someChoiceGroups, someDeclared } from '@test/support/arbitraries/some-choices';
import { someOpeningHours } from '@test/support/arbitraries/some-opening-hours';
import { someTranslations, someWords } from '@test/support/arbitraries/some-text';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, categoryCode } from '@test/support/builders/ids';

const someCode = (): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'abcdef0123'), minLength: 1, maxLength: 4 });

export const someArticle = (): fc.Arbitrary<Article> =>
  fc
    .record({
      code: someCode().map(articleCode),
      description: someWords(),
      text: someWords(),
      price: someAmount(),
      translations: someTranslations('description', 'text'),
      choiceGroups: someChoiceGroups(1),
      allergens: someDeclared('gluten', 'milk', 'nuts'),
      diets: someDeclared('vegan', 'vegetarian'),
      isSoldOut: fc.boolean(),
      servingHours: fc.option(someOpeningHours(), { nil: undefined }),
    })
    .map(anArticle);

const { item } = fc.letrec<{ readonly item: MenuItem; readonly category: Category }>((tie) => ({
  item: fc.oneof({ depthSize: 'small', maxDepth: 4 }, someArticle(), tie('category')),
  category: fc
    .record({
      code: someCode().map(categoryCode),
      name: someWords(),
      translations: someTranslations('name'),
      items: fc.array(tie('item'), { maxLength: 4 }),
    })
    .map(aCategory),
}));

/** A menu of any shape; codes may repeat, as they do where a dish stands in two categories. */
export const someMenu = (): fc.Arbitrary<Menu> =>
  fc.array(item, { maxLength: 5 }).map((items) => aMenu({ items }));
