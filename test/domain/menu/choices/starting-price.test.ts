import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '@/domain/menu/choices/choice-selection';
import { isSelectionValid } from '@/domain/menu/choices/missing-choices';
import { withPresets } from '@/domain/menu/choices/preset-selection';
import { selectionPrice } from '@/domain/menu/choices/selection-price';
import { startingPrice } from '@/domain/menu/choices/starting-price';
import type { ChoiceArticle } from '@/domain/menu/menu';
import { someArticle } from '@test/support/arbitraries/some-menu';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode } from '@test/support/builders/ids';

const option = (code: string, price: string, different: Partial<ChoiceArticle> = {}) =>
  aChoiceArticle({ code: articleCode(code), price: amount(price), ...different });
const group = (min: number, ...articles: ChoiceArticle[]) => aChoiceGroup({ min, max: 3, articles });
const priceOf = (...choiceGroups: ReturnType<typeof group>[]) =>
  startingPrice(anArticle({ price: amount('105'), choiceGroups }));

describe('startingPrice', () => {
  it('rises with a required choice that costs more [DEC-146]', () => {
    const portion = group(1, option('whole', '30'), option('half', '0'));
    expect(priceOf(portion)).toEqual({ lowest: amount('105'), canRise: true });
  });

  it('contains what the cheapest choices cost, as many as are required [DEC-146]', () => {
    const sides = group(2, option('fries', '20'), option('slaw', '5'), option('corn', '10'));
    expect(priceOf(sides)).toEqual({ lowest: amount('120'), canRise: true });
    expect(priceOf(group(1, option('fries', '20'), option('corn', '20')))).toEqual({
      lowest: amount('125'),
      canRise: false,
    });
  });

  it('counts the choices that a choice requires [DEC-146]', () => {
    const size = group(1, option('small', '1'), option('large', '9'));
    const drink = group(1, option('cola', '0', { choiceGroups: [size] }));
    expect(priceOf(drink)).toEqual({ lowest: amount('106'), canRise: true });
  });

  it.each([
    ['an extra', group(0, option('bacon', '18'))],
    ['a choice that is sold out', group(1, option('half', '0'), option('whole', '30', { isSoldOut: true }))],
  ])('is not raised by %s [DEC-146]', (_, choices) => {
    expect(priceOf(choices)).toEqual({ lowest: amount('105'), canRise: false });
  });

  it('is never more than what a visitor pays who has chosen all that is required', () => {
    fc.assert(
      fc.property(someArticle(), (article) => {
        const selection = withPresets(article, NOTHING_CHOSEN, () => true, undefined);
        if (!isSelectionValid(article, selection)) return;
        expect(startingPrice(article).lowest).toBeLessThanOrEqual(selectionPrice(article, selection));
      }),
    );
  });
});
