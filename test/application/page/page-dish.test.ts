import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PageDish } from '@/application/page/page-dish';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { openGroups, optionsOf } from '@/domain/menu/choices/choice-selection';
import { dietsOf, knownAllergens } from '@/domain/menu/diets';
import type { Article } from '@/domain/menu/menu';
import { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import { someArticle } from '@test/support/arbitraries/some-menu';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aRoute } from '@test/support/builders/a-route';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { runs } from '@test/support/properties/runs';

const NOTHING = new Set<string>();
const PEANUTS = aChoiceArticle({ code: articleCode('peanuts'), allergens: ['peanuts'] });
const MEAL = aChoiceArticle({ code: articleCode('meal'), choiceGroups: [aChoiceGroup()] });

const pathsOf = ({ draft }: PageDish): readonly string[] => [...draft.selection];

/** What a page shows of a dish once, when it is drawn. */
const drawnOf = ({ article, draft: { selection } }: PageDish) => ({
  groups: openGroups(article, selection).map(({ parent, group }) => [parent, group.code]),
  allergens: knownAllergens(article, selection),
  diets: dietsOf(article, selection),
});

describe('PageDish', () => {
  it('has what the page shows as chosen, and its price [OPEN-26, PAIN-51]', () => {
    const dish = new PageDish(
      anArticle({ choiceGroups: [aChoiceGroup()] }),
      new Set(['side/fries', 'no-such']),
    );
    expect(pathsOf(dish)).toEqual(['side/fries']);
    expect(dish.price).toBe(amount('129'));
    dish.setQuantity(3);
    expect(dish.price).toBe(amount('387'));
    expect(dish.choose('side/mash', true)).toBe(true);
    expect([pathsOf(dish), dish.price]).toEqual([['side/mash'], amount('357')]);
  });

  it('has at least one portion, and no more than a line can have', () => {
    const dish = new PageDish(anArticle(), NOTHING);
    dish.setQuantity(0);
    expect(dish.draft.quantity).toBe(1);
    dish.setQuantity(MAX_QUANTITY + 1);
    expect(dish.draft.quantity).toBe(MAX_QUANTITY);
  });

  it.each([
    ['opens further choices', MEAL],
    ['contains something else', PEANUTS],
  ])('cannot be shown by a page with what %s', (_, choice) => {
    const groups = [aChoiceGroup({ min: 0, articles: [aChoiceArticle({ allergens: [] }), choice] })];
    const dish = new PageDish(anArticle({ allergens: [], choiceGroups: groups }), NOTHING);
    expect(dish.choose('side/mash', true)).toBe(true);
    expect(dish.choose(`side/${choice.code}`, true)).toBe(false);
    expect(pathsOf(dish)).toEqual([`side/${choice.code}`]);
  });

  it('cannot be shown with an option that the menu does not have', () => {
    expect(new PageDish(anArticle(), NOTHING).choose('side/mash', true)).toBe(false);
  });

  it('is chosen as in the program, and shows what the page was drawn with, whatever is tapped', async () => {
    await fc.assert(
      fc.asyncProperty(someArticle(), fc.array(fc.nat(), { maxLength: 12 }), async (article, taps) => {
        const model = await programOf(article);
        const dish = new PageDish(article, new Set(model.selection));
        for (const tap of taps) {
          const options = openGroups(article, dish.draft.selection).flatMap(optionsOf);
          const option = options[tap % Math.max(1, options.length)];
          if (option === undefined) return;
          const before = drawnOf(dish);
          const isShown = dish.choose(option.path, !dish.draft.selection.has(option.path));
          model.toggle(option.path);
          expect(dish.draft.selection).toEqual(model.selection);
          expect(dish.price).toBe(model.price);
          expect(dish.missing).toEqual(model.missing);
          if (isShown) expect(drawnOf(dish)).toEqual(before);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

async function programOf(article: Article): Promise<ArticleViewModel> {
  const tab = aMenuTab([article]);
  await tab.loadMenu.load(shopId(1));
  return new ArticleViewModel(tab, aRoute(`/shop/1/menu/articles/${article.code}`));
}
