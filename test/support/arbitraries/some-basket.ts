import fc from 'fast-check';
import type { BasketItem, FlatChoice } from '@/domain/basket/basket';
import { amountOfUnits, type Amount } from '@/domain/shared/amount';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';
import { articleCode, choiceCode } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const someName = () =>
  fc.option(
    fc.record({
      description: fc.string({ maxLength: 8 }),
      translations: fc.constantFrom({}, { description: [{ language: 'sv', text: 'Rätt' }] }),
    }),
    { nil: undefined },
  );

const somePrice = (): fc.Arbitrary<Amount> =>
  fc.integer({ min: 0, max: 50_000_000 }).map((units) => must(amountOfUnits(units)));

/** Few codes, so that the same dish comes up often. */
export const someFlatChoice = (): fc.Arbitrary<FlatChoice> =>
  fc
    .record({
      id: fc.constantFrom('c1', 'c2', 'c3'),
      level: fc.integer({ min: 1, max: 2 }),
      choiceCode: fc.constantFrom('side', 'drink').map(choiceCode),
      parent: fc.constantFrom('', 'side/mash'),
      article: fc.record({
        code: fc.constantFrom('mash', 'fries', 'cola').map(articleCode),
        price: somePrice(),
        name: someName(),
      }),
    })
    .map(aFlatChoice);

/** A line with one of a few ids, dishes and quantities from 1. */
export const someBasketItem = (): fc.Arbitrary<BasketItem> =>
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f').map(itemId),
      quantity: fc.integer({ min: 1, max: 9 }),
      article: fc.record({
        code: fc.constantFrom('soup', 'meatballs', 'pancakes').map(articleCode),
        price: somePrice(),
        name: someName(),
      }),
      flatChoices: fc.array(someFlatChoice(), { maxLength: 3 }),
    })
    .map(aBasketItem);

/** Lines as a basket holds them: no id twice. */
export const someBasketItems = (): fc.Arbitrary<readonly BasketItem[]> =>
  fc.uniqueArray(someBasketItem(), { selector: (item) => item.id, maxLength: 6 });
