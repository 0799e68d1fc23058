import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicePath, chosenOptions } from '@/domain/menu/choices/choice-selection';
import { stillOffered } from '@/domain/menu/choices/still-offered';
import { someArticle } from '@test/support/arbitraries/some-menu';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, choiceCode } from '@test/support/builders/ids';

const path = (parent: string, group: string, article: string) =>
  choicePath(parent, choiceCode(group), articleCode(article));

describe('stillOffered', () => {
  it('leaves out what is gone or sold out, and everything below it', () => {
    const dip = aChoiceGroup({ level: 2, code: choiceCode('dip'), min: 0 });
    const fries = (isSoldOut: boolean) =>
      aChoiceArticle({ code: articleCode('fries'), isSoldOut, choiceGroups: [dip] });
    const article = (isSoldOut: boolean) =>
      anArticle({ choiceGroups: [aChoiceGroup({ max: 2, articles: [aChoiceArticle(), fries(isSoldOut)] })] });
    const withDip = path('', 'side', 'fries');
    const available = [path('', 'side', 'mash'), withDip, path(withDip, 'dip', 'mash')];
    const selection = new Set([...available, path('', 'side', 'rice')]);
    expect([...stillOffered(article(false), selection)]).toEqual(available);
    expect([...stillOffered(article(true), selection)]).toEqual(available.slice(0, 1));
  });

  it('never returns what is unavailable, whatever the article and the selection', () => {
    const codes = fc.constantFrom('x', 'y', 'p', 'q', 'r');
    const someSteps = fc.array(fc.tuple(codes, codes), { maxLength: 2 });
    const somePath = fc.tuple(someSteps, codes, codes).map(([steps, group, choice]) =>
      path(
        steps.reduce<string>((parent, step) => path(parent, ...step), ''),
        group,
        choice,
      ),
    );
    fc.assert(
      fc.property(someArticle(), fc.uniqueArray(somePath), (article, paths) => {
        const offered = stillOffered(article, new Set(paths));
        const options = chosenOptions(article, offered);
        expect(options.map((option) => option.path).toSorted()).toEqual([...offered].toSorted());
        expect(options.filter(({ choice }) => choice.isSoldOut)).toEqual([]);
        expect(stillOffered(article, offered)).toEqual(offered);
      }),
    );
  });
});
