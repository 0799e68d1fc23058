import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicePath, NOTHING_CHOSEN, type ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { withPresets } from '@/domain/menu/choices/preset-selection';
import { selectionPrice } from '@/domain/menu/choices/selection-price';
import type { Article, ChoiceArticle } from '@/domain/menu/menu';
import { someArticle } from '@test/support/arbitraries/some-menu';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';

const option = (code: string, price = '0', different: Partial<ChoiceArticle> = {}) =>
  aChoiceArticle({ code: articleCode(code), price: amount(price), ...different });
const group = (code: string, ...articles: ChoiceArticle[]) =>
  aChoiceGroup({ code: choiceCode(code), min: 1, max: 1, articles });
const dish = (...choiceGroups: Article['choiceGroups']) => anArticle({ choiceGroups });
const at = (parent: string, code: string, article: string) =>
  choicePath(parent, choiceCode(code), articleCode(article));

const presets = (article: Article, accepts: (choice: ChoiceArticle) => boolean = () => true) =>
  withPresets(article, NOTHING_CHOSEN, accepts, undefined);

describe('withPresets', () => {
  it('chooses the first where one of several is asked for and none costs anything [DEC-145]', () => {
    const bun = group('bun', option('brioche'), option('plain'));
    expect(presets(dish(bun))).toEqual(new Set([at('', 'bun', 'brioche')]));
  });

  it('chooses nothing where prices differ: they may be sizes [DEC-145]', () => {
    const portion = group('portion', option('half'), option('whole', '30'));
    expect(presets(dish(portion))).toEqual(NOTHING_CHOSEN);
  });

  it('chooses what the chain states, whatever it costs [DEC-145]', () => {
    const portion = group('portion', option('half'), option('whole', '30', { isPreset: true }));
    expect(presets(dish(portion))).toEqual(new Set([at('', 'portion', 'whole')]));
  });

  it('chooses nothing in place of a stated one that is sold out [DEC-145]', () => {
    const whole = option('whole', '0', { isPreset: true, isSoldOut: true });
    expect(presets(dish(group('portion', option('half'), whole)))).toEqual(NOTHING_CHOSEN);
  });

  it.each([
    ['that is sold out', { isSoldOut: true }, () => true],
    ['that is not accepted', { diets: [] }, ({ diets }: ChoiceArticle) => diets === undefined],
  ])('passes over one %s [DEC-145]', (_, different, accepts) => {
    const bun = group('bun', option('brioche', '0', different), option('plain'));
    expect(presets(dish(bun), accepts)).toEqual(new Set([at('', 'bun', 'plain')]));
  });

  it('chooses nothing where all cost the same but something, or nothing is required [DEC-145]', () => {
    const size = group('size', option('small', '5'), option('large', '5'));
    const extras = { ...group('extras', option('ketchup')), min: 0 };
    expect(presets(dish(size, extras))).toEqual(NOTHING_CHOSEN);
  });

  it('goes on in the groups that a choice opens [DEC-145]', () => {
    const dip = group('dip', option('aioli'));
    const side = group('side', option('fries', '0', { choiceGroups: [dip] }));
    const fries = at('', 'side', 'fries');
    expect(presets(dish(side))).toEqual(new Set([fries, at(fries, 'dip', 'aioli')]));
  });

  it('leaves groups alone that were open before [DEC-145]', () => {
    const article = dish(group('bun', option('brioche')));
    expect(withPresets(article, NOTHING_CHOSEN, () => true, NOTHING_CHOSEN)).toEqual(NOTHING_CHOSEN);
  });

  it('never raises a price where the chain states nothing, and keeps what is chosen [DEC-145]', () => {
    fc.assert(
      fc.property(someArticle(), (article) => {
        const chosen: ChoiceSelection = presets(article);
        expect(selectionPrice(article, chosen)).toBe(article.price);
        expect(withPresets(article, chosen, () => true, undefined)).toEqual(chosen);
      }),
    );
  });
});
