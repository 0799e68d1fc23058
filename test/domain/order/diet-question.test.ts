import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BasketItem } from '@/domain/basket/basket';
import { flatChoices } from '@/domain/basket/flat-choices';
import type { DietFilter } from '@/domain/menu/diets';
import { NO_DIET_FILTER } from '@/domain/menu/diets';
import { choicePath } from '@/domain/menu/choices/choice-selection';
import type { Article, ChoiceArticle } from '@/domain/menu/menu';
import { dietQuestion, isSameQuestion, lineConflict } from '@/domain/order/diet-question';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { itemId } from '@test/support/builders/basket-ids';
import { articleCode, choiceCode } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { runs } from '@test/support/properties/runs';

const WITHOUT_PEANUTS: DietFilter = { diets: [], withoutAllergens: ['peanuts'] };
const VEGAN: DietFilter = { diets: ['vegan'], withoutAllergens: [] };

const declared = (code: string, allergens?: readonly string[], diets: readonly string[] = ['vegan']) => ({
  ...{ code: articleCode(code), allergens, diets: allergens && diets },
});

/** A burger with an optional extra. */
const burger = (extra: ChoiceArticle, own: Partial<Article> = declared('burger', [])): Article =>
  anArticle({ ...own, choiceGroups: [aChoiceGroup({ min: 0, articles: [extra] })] });

const PEANUT_CREAM = aChoiceArticle(declared('cream', ['peanuts']));

const lineOf = (article: Article, extra?: ChoiceArticle, id = 'line-1'): BasketItem =>
  aBasketItem({
    id: itemId(id),
    article: { code: article.code, price: article.price },
    flatChoices: flatChoices(
      article,
      new Set(extra === undefined ? [] : [choicePath('', choiceCode('side'), extra.code)]),
    ),
  });

describe('dietQuestion', () => {
  it('asks nothing where nothing is declared by the guest', () => {
    const dish = burger(PEANUT_CREAM, {});
    expect(
      dietQuestion([lineOf(dish, PEANUT_CREAM)], aMenu({ items: [dish] }), NO_DIET_FILTER),
    ).toBeUndefined();
    expect(dietQuestion([lineOf(dish)], undefined, NO_DIET_FILTER)).toBeUndefined();
  });

  it('asks about the line whose choice contains what the guest avoids, and about no other [PAIN-54]', () => {
    const dish = burger(PEANUT_CREAM);
    const lines = [lineOf(dish), lineOf(dish, PEANUT_CREAM, 'line-2')];
    expect(dietQuestion(lines, aMenu({ items: [dish] }), WITHOUT_PEANUTS)).toEqual({
      declared: WITHOUT_PEANUTS,
      lines: [{ item: lines[1], conflict: { contains: ['peanuts'], missed: [] } }],
    });
  });

  it('asks about a diet that the dish does not suit', () => {
    const dish = burger(PEANUT_CREAM, declared('burger', [], []));
    const [line] = must(dietQuestion([lineOf(dish)], aMenu({ items: [dish] }), VEGAN)).lines;
    expect(line?.conflict).toEqual({ contains: [], missed: ['vegan'] });
  });

  it('asks about what is not declared, and about a dish that no menu has: unknown is never safe', () => {
    const dish = burger(PEANUT_CREAM, { ...declared('burger'), allergens: undefined });
    expect(lineConflict(lineOf(dish), aMenu({ items: [dish] }), WITHOUT_PEANUTS)).toEqual({
      ...{ contains: [], missed: [] },
    });
    expect(lineConflict(lineOf(dish), aMenu({ items: [] }), WITHOUT_PEANUTS)).toEqual({
      ...{ contains: [], missed: [] },
    });
  });

  it('never passes over a line that holds what the guest avoids, whatever else is in the basket', () => {
    const someExtra = fc.constantFrom<readonly string[] | undefined>(['peanuts'], ['milk'], [], undefined);
    fc.assert(
      fc.property(fc.array(fc.tuple(someExtra, someExtra), { minLength: 1, maxLength: 5 }), (dishes) => {
        const articles = dishes.map(([own, added], index) =>
          burger(aChoiceArticle(declared(`extra-${index}`, added)), declared(`dish-${index}`, own)),
        );
        const lines = articles.map((dish, index) =>
          lineOf(dish, dish.choiceGroups[0]?.articles[0], `line-${index}`),
        );
        const asked = dietQuestion(lines, aMenu({ items: articles }), WITHOUT_PEANUTS)?.lines ?? [];
        const isUnsafe = (known: readonly string[] | undefined) => known?.includes('peanuts') !== false;
        const unsafe = lines.filter((_, index) => must(dishes[index]).some(isUnsafe));
        expect(asked.map(({ item }) => item)).toEqual(unsafe);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('isSameQuestion', () => {
  const dish = burger(PEANUT_CREAM);
  const menu = aMenu({ items: [dish, anArticle(declared('nuts', ['peanuts']))] });
  const line = lineOf(dish, PEANUT_CREAM);
  const asked = (items: readonly BasketItem[], filter = WITHOUT_PEANUTS) =>
    must(dietQuestion(items, menu, filter));

  it('holds for the same lines and the same declaration, with other lines that suit', () => {
    expect(isSameQuestion(asked([line]), asked([line, lineOf(dish, undefined, 'line-2')]))).toBe(true);
  });

  it.each([
    ['one more of it', asked([{ ...line, quantity: 2 }])],
    [
      'another line that does not suit',
      asked([line, lineOf(anArticle(declared('nuts')), undefined, 'line-3')]),
    ],
    ['another declaration', asked([line], { diets: ['vegan'], withoutAllergens: ['peanuts'] })],
    ['no answer', undefined],
  ])('does not hold after %s', (_, other) => {
    expect(isSameQuestion(asked([line]), other)).toBe(false);
  });
});
