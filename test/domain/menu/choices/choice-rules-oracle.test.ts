import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicePath,
  groupsOf,
  NOTHING_CHOSEN,
  openGroups,
  optionsOf,
  type ChoicePath,
  type ChoiceSelection,
} from '@/domain/menu/choices/choice-selection';
import { canChoose, choose, toggleChoice, unchoose } from '@/domain/menu/choices/choose';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { flatChoices, selectionFromFlatChoices } from '@/domain/basket/flat-choices';
import { canAddDirectly, isOrderable } from '@/domain/menu/choices/is-orderable';
import { isSelectionValid, missingChoices } from '@/domain/menu/choices/missing-choices';
import { selectionPrice } from '@/domain/menu/choices/selection-price';
import type { Article, ChoiceGroup } from '@/domain/menu/menu';
import { someArticle } from '@test/support/arbitraries/some-menu';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';
import { everyPath, everySubset, isValidByForce, priceByForce } from '@test/support/oracles/choices-by-force';
import { runs } from '@test/support/properties/runs';

const MOST_PATHS = 9;

/** Articles small enough to try every selection there is. */
const someSmallArticle = () => someArticle().filter((article) => everyPath(article).length <= MOST_PATHS);

const someArticleAndTaps = () =>
  someSmallArticle().chain((article) => {
    const paths = everyPath(article);
    return fc.tuple(
      fc.constant(article),
      paths.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...paths), { maxLength: 12 }),
    );
  });

const chooseAll = (article: Article, taps: readonly ChoicePath[]): ChoiceSelection =>
  taps.reduce<ChoiceSelection>((selection, tap) => choose(article, selection, tap), NOTHING_CHOSEN);

describe('the rules of choices, against exhaustive search', () => {
  it('accept exactly the valid selections', () => {
    fc.assert(
      fc.property(someSmallArticle(), (article) => {
        for (const selection of everySubset(everyPath(article))) {
          expect(isSelectionValid(article, selection)).toBe(isValidByForce(article, selection));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('are covered for every number of articles, min and max', () => {
    const numbers = [0, 1, 2, 3, 4];
    for (const count of [0, 1, 2, 3]) {
      for (const min of numbers) {
        for (const max of numbers) {
          const articles = ['p', 'q', 'r']
            .slice(0, count)
            .map((code) => aChoiceArticle({ code: articleCode(code) }));
          const article = anArticle({ choiceGroups: [aChoiceGroup({ min, max, articles })] });
          for (const selection of everySubset(everyPath(article))) {
            const chosen = selection.size;
            expect(isSelectionValid(article, selection)).toBe(chosen >= min && chosen <= max);
            expect(missingChoices(article, selection).map(({ missing }) => missing)).toEqual(
              chosen < min ? [min - chosen] : [],
            );
          }
          expect(isOrderable(article)).toBe(min <= max && min <= count);
        }
      }
    }
  });

  it('can complete a selection exactly when a valid one exists', () => {
    fc.assert(
      fc.property(someSmallArticle(), (article) => {
        const isPossible = everySubset(everyPath(article)).some((each) => isValidByForce(article, each));
        expect(isOrderable(article)).toBe(!article.isSoldOut && isPossible);
        if (canAddDirectly(article) && isPossible) {
          expect(isSelectionValid(article, NOTHING_CHOSEN)).toBe(true);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('start with what every valid selection contains', () => {
    fc.assert(
      fc.property(someSmallArticle(), (article) => {
        for (const valid of everySubset(everyPath(article)).filter((each) => isValidByForce(article, each))) {
          expect([...valid]).toEqual(expect.arrayContaining([...defaultSelection(article)]));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('add up the prices of the parts', () => {
    fc.assert(
      fc.property(someArticleAndTaps(), ([article, taps]) => {
        const selection = chooseAll(article, taps);
        expect(BigInt(selectionPrice(article, selection))).toBe(priceByForce(article, selection));
      }),
    );
  });
});

describe('choose', () => {
  it('never exceeds the max of a group, never chooses what is sold out or has no parent', () => {
    fc.assert(
      fc.property(someArticleAndTaps(), ([article, taps]) => {
        const selection = chooseAll(article, taps);
        const open = openGroups(article, selection);
        const chosen = open.map((each) => optionsOf(each).filter(({ path }) => selection.has(path)));
        chosen.forEach((options, index) => {
          expect(options.length).toBeLessThanOrEqual(open[index]!.group.max);
          expect(options.some(({ choice }) => choice.isSoldOut)).toBe(false);
        });
        expect(chosen.flat()).toHaveLength(selection.size);
      }),
    );
  });

  it('chooses exactly what canChoose allows, and does not modify the given selection', () => {
    fc.assert(
      fc.property(someArticleAndTaps(), ([article, taps]) => {
        const selection = chooseAll(article, taps);
        const before = [...selection];
        for (const path of everyPath(article)) {
          const chosen = choose(article, selection, path);
          expect(chosen.has(path)).toBe(canChoose(article, selection, path));
          if (!canChoose(article, selection, path)) expect(chosen).toBe(selection);
        }
        expect([...selection]).toEqual(before);
      }),
    );
  });

  it('reaches every valid selection', () => {
    fc.assert(
      fc.property(someSmallArticle(), (article) => {
        for (const valid of everySubset(everyPath(article)).filter((each) => isValidByForce(article, each))) {
          const parentsFirst = [...valid].toSorted((a, b) => a.length - b.length);
          expect([...chooseAll(article, parentsFirst)].toSorted()).toEqual([...valid].toSorted());
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('unchoose', () => {
  it('removes a choice and everything below it, and nothing else', () => {
    fc.assert(
      fc.property(someArticleAndTaps(), ([article, taps]) => {
        const selection = chooseAll(article, taps);
        for (const path of selection) {
          const left = unchoose(selection, path);
          const gone = [...selection].filter((each) => !left.has(each));
          expect(gone.every((each) => `${each}/`.startsWith(`${path}/`))).toBe(true);
          expect(
            chooseAll(
              article,
              [...left].toSorted((a, b) => a.length - b.length),
            ).size,
          ).toBeGreaterThanOrEqual(left.size);
        }
      }),
    );
  });
});

describe('toggleChoice', () => {
  it('never leaves a choice without its parent, however often it is called', () => {
    fc.assert(
      fc.property(someArticleAndTaps(), ([article, taps]) => {
        let selection = defaultSelection(article);
        for (const tap of taps) {
          selection = toggleChoice(article, selection, tap);
          const reachable = openGroups(article, selection).flatMap(optionsOf);
          expect(reachable.filter(({ path }) => selection.has(path))).toHaveLength(selection.size);
        }
      }),
    );
  });
});

describe('flatChoices', () => {
  it('restore the same selection for editing [ENT-20]', () => {
    fc.assert(
      fc.property(someArticleAndTaps(), ([article, taps]) => {
        const selection = chooseAll(article, taps);
        const flat = flatChoices(article, selection);
        expect(new Set(flat.map(({ id }) => id)).size).toBe(selection.size);
        const restored = selectionFromFlatChoices(article, flat.toReversed());
        expect(restored.dropped).toEqual([]);
        expect([...restored.selection].toSorted()).toEqual([...selection].toSorted());
      }),
    );
  });

  it('restore a selection within all limits, whatever changed in the menu', () => {
    fc.assert(
      fc.property(someArticleAndTaps(), someSmallArticle(), ([article, taps], changed) => {
        const flat = flatChoices(article, chooseAll(article, taps));
        const { selection, dropped } = selectionFromFlatChoices(changed, flat);
        expect(selection.size + dropped.length).toBe(flat.length);
        expect(selectionFromFlatChoices(changed, flatChoices(changed, selection)).dropped).toEqual([]);
      }),
    );
  });
});

describe('choices ten thousand levels deep', () => {
  it('cause no stack overflow, and are unavailable', () => {
    const depth = 10_000;
    let groups: readonly ChoiceGroup[] = [];
    for (let level = 0; level < depth; level += 1) {
      groups = [aChoiceGroup({ min: 1, articles: [aChoiceArticle({ choiceGroups: groups })] })];
    }
    const article = anArticle({ choiceGroups: groups });
    expect(groupsOf(article, '')).toHaveLength(1);
    expect(isOrderable(article)).toBe(false);
    expect(defaultSelection(article).has(choicePath('', groups[0]!.code, articleCode('mash')))).toBe(true);
  });
});
