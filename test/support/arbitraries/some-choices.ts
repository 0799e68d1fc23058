import fc from 'fast-check';
import type { ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';
import { someAmount } from '@test/support/arbitraries/some-amount';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { articleCode, choiceCode } from '@test/support/builders/ids';

const DEEPEST_LEVEL = 3;

/** A declaration (allergens, diets), or none at all. */
export const someDeclared = (...names: readonly string[]): fc.Arbitrary<readonly string[] | undefined> =>
  fc.option(fc.subarray([...names]), { nil: undefined });

/** Groups of one level, small enough to try every selection; `min` and `max` take every value, also impossible ones. */
export const someChoiceGroups = (level: number): fc.Arbitrary<readonly ChoiceGroup[]> =>
  level > DEEPEST_LEVEL
    ? fc.constant([])
    : fc.uniqueArray(someChoiceGroup(level), { selector: (group) => group.code, maxLength: 4 - level });

const someChoiceGroup = (level: number): fc.Arbitrary<ChoiceGroup> =>
  fc
    .record({
      level: fc.constant(level),
      code: fc.constantFrom('x', 'y').map(choiceCode),
      min: fc.nat({ max: 2 }),
      max: fc.nat({ max: 3 }),
      articles: fc.uniqueArray(someChoiceArticle(level), {
        selector: (article) => article.code,
        maxLength: 3,
      }),
    })
    .map(aChoiceGroup);

const someChoiceArticle = (level: number): fc.Arbitrary<ChoiceArticle> =>
  fc
    .record({
      code: fc.constantFrom('p', 'q', 'r').map(articleCode),
      price: someAmount(),
      isSoldOut: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
      allergens: someDeclared('gluten', 'milk', 'nuts'),
      diets: someDeclared('vegan', 'vegetarian'),
      choiceGroups: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someChoiceGroups(level + 1)),
    })
    .map(aChoiceArticle);
