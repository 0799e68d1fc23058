import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicePath,
  NOTHING_CHOSEN,
  openGroups,
  optionsOf,
  type ChoiceSelection,
} from '@/domain/menu/choices/choice-selection';
import { toggleChoice } from '@/domain/menu/choices/choose';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { isSelectionValid } from '@/domain/menu/choices/missing-choices';
import {
  articleConflict,
  canMatchDietFilter,
  dietConflict,
  dietsOf,
  dietVerdict,
  knownAllergens,
  namedDiets,
  NO_DIET_FILTER,
  type DietFilter,
  wishCount,
} from '@/domain/menu/diets';
import type { Article } from '@/domain/menu/menu';
import { someArticle } from '@test/support/arbitraries/some-menu';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, choiceCode } from '@test/support/builders/ids';

const NO_NUTS: DietFilter = { diets: [], withoutAllergens: ['nuts'] };
const VEGAN: DietFilter = { diets: ['vegan'], withoutAllergens: [] };
const ANYTHING: DietFilter = { diets: [], withoutAllergens: [] };

const pesto = aChoiceArticle({ code: articleCode('pesto'), allergens: ['Nuts'], diets: [] });
const salsa = aChoiceArticle({ code: articleCode('salsa'), allergens: [], diets: ['Vegan'] });
const mystery = aChoiceArticle({ code: articleCode('mystery'), allergens: undefined, diets: undefined });
const sauce = aChoiceGroup({ code: choiceCode('sauce'), min: 0, max: 3, articles: [pesto, salsa, mystery] });
const PASTA = anArticle({ allergens: ['gluten'], diets: ['vegan', 'vegetarian'], choiceGroups: [sauce] });

const withSauces = (...names: readonly string[]) =>
  new Set(names.map((name) => choicePath('', choiceCode('sauce'), articleCode(name))));

describe('knownAllergens', () => {
  it('includes those of the choices', () => {
    expect(knownAllergens(PASTA, NOTHING_CHOSEN)).toEqual({ names: ['gluten'], isComplete: true });
    expect(knownAllergens(PASTA, withSauces('pesto')).names).toEqual(['gluten', 'Nuts']);
  });

  it('is incomplete as soon as one part is undeclared, and still lists what is known', () => {
    expect(knownAllergens(PASTA, withSauces('mystery'))).toEqual({ names: ['gluten'], isComplete: false });
    expect(knownAllergens(anArticle(), NOTHING_CHOSEN)).toEqual({ names: [], isComplete: false });
  });
});

describe('dietsOf', () => {
  it('returns what every part suits', () => {
    expect(dietsOf(PASTA, NOTHING_CHOSEN)).toEqual(['vegan', 'vegetarian']);
    expect(dietsOf(PASTA, withSauces('salsa'))).toEqual(['vegan', 'vegetarian']);
    expect(dietsOf(PASTA, withSauces('pesto'))).toEqual([]);
  });

  it('is unknown as soon as one part is undeclared', () => {
    expect(dietsOf(PASTA, withSauces('mystery'))).toBeUndefined();
    expect(dietsOf(anArticle(), NOTHING_CHOSEN)).toBeUndefined();
  });
});

describe('dietsOf, before everything is chosen', () => {
  const required = (...articles: readonly ReturnType<typeof aChoiceArticle>[]) =>
    anArticle({ diets: ['vegan', 'halal'], choiceGroups: [aChoiceGroup({ min: 1, max: 1, articles })] });
  const onlyTheDish = aChoiceArticle({ allergens: [], diets: ['vegan', 'halal'] });

  it('leaves out a diet that no permitted choice can preserve', () => {
    expect(dietsOf(required(pesto), NOTHING_CHOSEN)).toEqual([]);
    expect(dietsOf(required(pesto, salsa), NOTHING_CHOSEN)).toEqual(['vegan', 'vegetarian']);
    expect(dietsOf(required(mystery), NOTHING_CHOSEN)).toEqual([]);
  });

  it('keeps every diet where an option that adds nothing declares it', () => {
    expect(dietsOf(required(pesto, onlyTheDish), NOTHING_CHOSEN)).toEqual(['vegan', 'vegetarian', 'halal']);
  });

  it('considers what a chosen option requires below it', () => {
    const nested = { ...salsa, choiceGroups: [aChoiceGroup({ min: 1, max: 1, articles: [pesto] })] };
    const article = anArticle({ diets: ['vegan'], choiceGroups: [{ ...sauce, articles: [nested] }] });
    expect(dietsOf(article, NOTHING_CHOSEN)).toEqual(['vegan', 'vegetarian']);
    expect(dietsOf(article, withSauces('salsa'))).toEqual([]);
  });
});

describe('diet badges and the diet filter', () => {
  const DIETS = ['vegan', 'vegetarian'];
  const filterFor = (diet: string): DietFilter => ({ diets: [diet], withoutAllergens: [] });
  const badgesOf = (article: Article) => dietsOf(article, NOTHING_CHOSEN) ?? [];

  it('agree: a dish has a badge exactly when the filter for it finds the dish', () => {
    fc.assert(
      fc.property(someArticle(), fc.constantFrom(...DIETS), (article, diet) => {
        expect(badgesOf(article).includes(diet)).toBe(dietVerdict(article, filterFor(diet)) === 'suits');
      }),
    );
  });

  it('find every dish that some permitted selection of declared parts keeps within the diet', () => {
    fc.assert(
      fc.property(someArticle(), fc.constantFrom(...DIETS), (article, diet) => {
        const selections = everySelection(article);
        fc.pre(selections.length < MOST_SELECTIONS);
        const possible = selections.filter((selection) => isSelectionValid(article, selection));
        const isPossible = possible.some((selection) => dietsOf(article, selection)?.includes(diet) ?? false);
        expect(badgesOf(article).includes(diet)).toBe(isPossible);
      }),
    );
  });

  it('treat every vegan dish as vegetarian, whether the menu declares it or not', () => {
    const dish = anArticle({ diets: ['Vegan'] });
    expect(dietVerdict(dish, filterFor('vegetarian'))).toBe('suits');
    expect(dietConflict(dish, NOTHING_CHOSEN, filterFor('vegetarian'))).toBeUndefined();
    expect(namedDiets(badgesOf(dish))).toEqual(['Vegan']);
  });

  it('treat an option that declares no diets as unknown, even where it declares no allergens', () => {
    const chicken = aChoiceArticle({ allergens: [], diets: undefined });
    const dish = anArticle({
      diets: ['vegan'],
      choiceGroups: [aChoiceGroup({ min: 1, max: 1, articles: [chicken] })],
    });
    expect(badgesOf(dish)).toEqual([]);
    expect(dietVerdict(dish, filterFor('vegan'))).toBe('unknown');
  });
});

/** More selections than this take too long to try. */
const MOST_SELECTIONS = 300;

/** Every selection that can be reached by taps, whether it can be ordered or not. */
function everySelection(article: Article): readonly ChoiceSelection[] {
  const reached = new Map<string, ChoiceSelection>();
  const waiting: ChoiceSelection[] = [NOTHING_CHOSEN];
  for (
    let selection = waiting.pop();
    selection !== undefined && reached.size < MOST_SELECTIONS;
    selection = waiting.pop()
  ) {
    const key = [...selection].toSorted().join(' ');
    if (reached.has(key)) continue;
    reached.set(key, selection);
    for (const { path } of openGroups(article, selection).flatMap(optionsOf))
      waiting.push(toggleChoice(article, selection, path));
  }
  return [...reached.values()];
}

describe('namedDiets', () => {
  it('leaves out vegetarian where vegan is declared', () => {
    expect(namedDiets(['Vegan', 'vegetarian', 'halal'])).toEqual(['Vegan', 'halal']);
    expect(namedDiets(['vegetarian', 'halal'])).toEqual(['vegetarian', 'halal']);
  });
});

describe('canMatchDietFilter', () => {
  const required = (articles: typeof sauce.articles, min = 1) =>
    anArticle({ allergens: [], choiceGroups: [{ ...sauce, min, articles }] });

  it('is true where what is required can be chosen safely', () => {
    expect(canMatchDietFilter(required([pesto, salsa]), NO_NUTS)).toBe(true);
    expect(canMatchDietFilter(PASTA, NO_NUTS)).toBe(true);
  });

  it('is false where every choice is unsafe, undeclared or sold out', () => {
    expect(canMatchDietFilter(required([pesto, mystery]), NO_NUTS)).toBe(false);
    expect(canMatchDietFilter(required([pesto, salsa], 2), NO_NUTS)).toBe(false);
    expect(canMatchDietFilter(required([pesto, { ...salsa, isSoldOut: true }]), NO_NUTS)).toBe(false);
    expect(canMatchDietFilter(anArticle(), NO_NUTS)).toBe(false);
  });

  it('considers the choices of choices', () => {
    const nested = { ...salsa, choiceGroups: [{ ...sauce, min: 1, articles: [pesto] }] };
    expect(canMatchDietFilter(required([nested]), NO_NUTS)).toBe(false);
  });
});

describe('dietVerdict', () => {
  const required = (...articles: readonly ReturnType<typeof aChoiceArticle>[]) =>
    anArticle({
      allergens: [],
      diets: ['vegan'],
      choiceGroups: [aChoiceGroup({ min: 1, max: 1, articles })],
    });

  it('excludes a dish whose required choices all contain the allergen, and includes one that can be ordered without it', () => {
    expect(dietVerdict(required(pesto), NO_NUTS)).toBe('unsuitable');
    expect(dietVerdict(required(pesto, salsa), NO_NUTS)).toBe('suits');
    expect(dietVerdict(PASTA, NO_NUTS)).toBe('suits');
  });

  it('is unknown where only undeclared parts remain', () => {
    expect(dietVerdict(anArticle(), NO_NUTS)).toBe('unknown');
    expect(dietVerdict(required(pesto, mystery), NO_NUTS)).toBe('unknown');
    expect(dietVerdict(required(mystery), VEGAN)).toBe('unknown');
    expect(dietVerdict(anArticle({ allergens: ['nuts'] }), NO_NUTS)).toBe('unsuitable');
  });

  const someFilter = fc.record({
    diets: fc.subarray(['vegan', 'vegetarian']),
    withoutAllergens: fc.subarray(['nuts', 'milk', 'gluten']),
  });

  it('is never suitable when no declared way to order suits', () => {
    fc.assert(
      fc.property(someArticle(), someFilter, (article, filter) => {
        expect(dietVerdict(article, filter) === 'suits').toBe(canMatchDietFilter(article, filter));
        const isAsking = filter.diets.length + filter.withoutAllergens.length > 0;
        const isUndeclared = article.allergens === undefined && article.diets === undefined;
        if (isAsking && isUndeclared) expect(dietVerdict(article, filter)).not.toBe('suits');
      }),
    );
  });

  it('never finds more dishes with one more diet or allergen', () => {
    fc.assert(
      fc.property(
        someArticle(),
        someFilter,
        fc.constantFrom('eggs', 'fish', 'nuts'),
        (article, filter, name) => {
          const stricter = { ...filter, withoutAllergens: [...filter.withoutAllergens, name] };
          const order = ['unsuitable', 'unknown', 'suits'];
          expect(order.indexOf(dietVerdict(article, stricter))).toBeLessThanOrEqual(
            order.indexOf(dietVerdict(article, filter)),
          );
        },
      ),
    );
  });
});

describe('NO_DIET_FILTER', () => {
  it('is empty', () => {
    expect(NO_DIET_FILTER).toEqual(ANYTHING);
  });
});

describe('wishCount', () => {
  it('counts diets and allergens', () => {
    expect(wishCount({ diets: ['vegan'], withoutAllergens: ['nuts', 'milk'] })).toBe(3);
  });
});

describe('dietConflict', () => {
  it('lists what the choices contain, and what they miss', () => {
    expect(dietConflict(PASTA, withSauces('pesto'), NO_NUTS)).toEqual({ contains: ['nuts'], missed: [] });
    const noNutsNorMilk = { diets: [], withoutAllergens: ['milk', 'nuts'] };
    expect(dietConflict(PASTA, withSauces('pesto'), noNutsNorMilk)?.contains).toEqual(['nuts']);
    expect(dietConflict(PASTA, withSauces('pesto'), VEGAN)).toEqual({ contains: [], missed: ['vegan'] });
    expect(dietConflict(PASTA, withSauces('mystery'), VEGAN)).toEqual({ contains: [], missed: [] });
    expect(dietConflict(PASTA, withSauces('mystery'), NO_NUTS)).toEqual({ contains: [], missed: [] });
  });

  it('is undefined where everything suits, or nothing is filtered', () => {
    expect(dietConflict(PASTA, withSauces('salsa'), NO_NUTS)).toBeUndefined();
    expect(dietConflict(anArticle(), NOTHING_CHOSEN, ANYTHING)).toBeUndefined();
  });

  it('never accepts undeclared as safe, whatever the article and the choices', () => {
    const someFilter = fc
      .record({
        diets: fc.subarray(['vegan', 'vegetarian']),
        withoutAllergens: fc.subarray(['nuts', 'milk']),
      })
      .filter(({ diets, withoutAllergens }) => diets.length + withoutAllergens.length > 0);
    fc.assert(
      fc.property(someArticle(), someFilter, (article, filter) => {
        const selection = defaultSelection(article);
        const [allergens, diets] = [knownAllergens(article, selection), dietsOf(article, selection)];
        const conflict = dietConflict(article, selection, filter);
        if (filter.withoutAllergens.length > 0 && !allergens.isComplete) expect(conflict).toBeDefined();
        if (conflict === undefined) {
          expect(filter.withoutAllergens.filter((name) => allergens.names.includes(name))).toEqual([]);
          if (isSelectionValid(article, selection))
            expect(diets ?? []).toEqual(expect.arrayContaining([...filter.diets]));
        }
      }),
    );
  });
});

describe('articleConflict', () => {
  const milk = aChoiceArticle({ code: articleCode('milk'), allergens: ['milk'], diets: ['vegetarian'] });
  const required = (...articles: readonly ReturnType<typeof aChoiceArticle>[]) =>
    anArticle({
      ...{ allergens: ['gluten'], diets: ['vegan'] },
      choiceGroups: [aChoiceGroup({ min: 1, max: 1, articles })],
    });

  it('names what the dish itself is declared to be, and no choice that can be left out', () => {
    const filter = { diets: ['halal'], withoutAllergens: ['gluten', 'nuts'] };
    expect(articleConflict(PASTA, filter)).toEqual({ contains: ['gluten'], missed: ['halal'] });
  });

  it('names what rules out every choice that the dish requires', () => {
    expect(articleConflict(required(pesto), NO_NUTS)).toEqual({ contains: ['nuts'], missed: [] });
    const both = { diets: ['vegan'], withoutAllergens: ['nuts', 'milk', 'eggs'] };
    expect(articleConflict(required(pesto, milk), both)).toEqual({
      ...{ contains: ['nuts', 'milk'], missed: ['vegan'] },
    });
    expect(articleConflict(required({ ...salsa, choiceGroups: [{ ...sauce, min: 3 }] }), NO_NUTS)).toEqual({
      ...{ contains: ['nuts'], missed: [] },
    });
  });

  it('is undefined where some choice suits, and where nothing is asked for', () => {
    expect(articleConflict(required(pesto, salsa), NO_NUTS)).toBeUndefined();
    expect(articleConflict(anArticle(), NO_DIET_FILTER)).toBeUndefined();
  });

  it('is not declared where a choice might suit that is not declared', () => {
    expect(articleConflict(required(pesto, mystery), NO_NUTS)).toEqual({ contains: [], missed: [] });
    expect(articleConflict(anArticle(), NO_NUTS)).toEqual({ contains: [], missed: [] });
  });

  it('marks no dish for being sold out', () => {
    const dish = required({ ...salsa, isSoldOut: true }, { ...pesto, isSoldOut: true });
    expect(articleConflict(dish, NO_NUTS)).toBeUndefined();
  });

  it('says the same as the verdict, of every dish that can be ordered', () => {
    const someFilter = fc.record({
      diets: fc.subarray(['vegan', 'vegetarian']),
      withoutAllergens: fc.subarray(['milk', 'nuts', 'gluten']),
    });
    fc.assert(
      fc.property(someArticle(), someFilter, (article, filter) => {
        fc.pre(isOrderable({ ...article, isSoldOut: false, servedNext: undefined }));
        const conflict = articleConflict(article, filter);
        const verdict = dietVerdict(article, filter);
        expect(conflict === undefined).toBe(verdict === 'suits');
        const isNamed = conflict !== undefined && conflict.contains.length + conflict.missed.length > 0;
        expect(isNamed).toBe(verdict === 'unsuitable');
      }),
    );
  });
});
