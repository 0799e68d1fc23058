import { describe, expect, it } from 'vitest';
import { choicePath, NOTHING_CHOSEN, openGroups } from '@/domain/menu/choices/choice-selection';
import { canChoose, choose, toggleChoice, unchoose } from '@/domain/menu/choices/choose';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { flatChoices, selectionFromFlatChoices } from '@/domain/basket/flat-choices';
import { canAddDirectly, isOrderable } from '@/domain/menu/choices/is-orderable';
import { isRadioGroup } from '@/domain/menu/choices/is-radio-group';
import { isSelectionValid, missingChoices } from '@/domain/menu/choices/missing-choices';
import { selectionPrice } from '@/domain/menu/choices/selection-price';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';

const path = (group: string, article: string, parent = '') =>
  choicePath(parent, choiceCode(group), articleCode(article));

const option = (code: string, price = '0') =>
  aChoiceArticle({ code: articleCode(code), price: amount(price) });

/** Side (one of three, curry fries asking for a dip) and up to two extras. */
const dip = aChoiceGroup({
  level: 2,
  code: choiceCode('dip'),
  min: 1,
  max: 2,
  articles: [option('aioli', '5'), option('salsa', '6')],
});
const side = aChoiceGroup({
  articles: [option('mash'), option('fries', '10'), { ...option('curry', '12'), choiceGroups: [dip] }],
});
const extras = aChoiceGroup({
  code: choiceCode('extras'),
  min: 0,
  max: 2,
  articles: [option('bacon', '15'), option('egg', '8'), option('cheese', '7.50')],
});
const DISH = anArticle({ price: amount('119'), choiceGroups: [side, extras] });

const MASH = path('side', 'mash');
const FRIES = path('side', 'fries');
const CURRY = path('side', 'curry');
const AIOLI = path('dip', 'aioli', CURRY);
const SALSA = path('dip', 'salsa', CURRY);
const [BACON, EGG, CHEESE] = [path('extras', 'bacon'), path('extras', 'egg'), path('extras', 'cheese')];

const soldOut = (code: string) => ({ ...option(code), isSoldOut: true });

describe('isRadioGroup', () => {
  it('is true for exactly one of several', () => {
    expect(isRadioGroup({ min: 1, max: 1 })).toBe(true);
    expect(isRadioGroup({ min: 0, max: 1 })).toBe(false);
    expect(isRadioGroup({ min: 1, max: 2 })).toBe(false);
  });
});

describe('choose', () => {
  it('replaces one radio choice, and everything below it, by the other', () => {
    const curry = choose(DISH, choose(DISH, NOTHING_CHOSEN, CURRY), AIOLI);
    expect(choose(DISH, curry, FRIES)).toEqual(new Set([FRIES]));
  });

  it('replaces where at most one may be chosen', () => {
    const article = anArticle({ choiceGroups: [{ ...extras, max: 1 }] });
    expect(choose(article, new Set([BACON]), EGG)).toEqual(new Set([EGG]));
  });

  it('adds up to the max and no more', () => {
    const full = choose(DISH, choose(DISH, NOTHING_CHOSEN, BACON), EGG);
    expect(choose(DISH, full, CHEESE)).toBe(full);
    expect(canChoose(DISH, full, CHEESE)).toBe(false);
    expect(canChoose(DISH, full, EGG)).toBe(true);
  });

  it('does not choose what is sold out, unknown, or below what is not chosen', () => {
    const article = anArticle({ choiceGroups: [{ ...side, articles: [soldOut('mash'), option('fries')] }] });
    expect(choose(article, NOTHING_CHOSEN, MASH)).toBe(NOTHING_CHOSEN);
    expect(choose(DISH, NOTHING_CHOSEN, path('side', 'rice'))).toBe(NOTHING_CHOSEN);
    expect(choose(DISH, NOTHING_CHOSEN, AIOLI)).toBe(NOTHING_CHOSEN);
  });

  it('also chooses what has no alternative below', () => {
    const onlyAioli = { ...dip, articles: [option('aioli'), soldOut('salsa')] };
    const curry = { ...option('curry'), choiceGroups: [onlyAioli] };
    const article = anArticle({ choiceGroups: [{ ...side, articles: [option('mash'), curry] }] });
    expect(choose(article, NOTHING_CHOSEN, CURRY)).toEqual(new Set([CURRY, AIOLI]));
  });
});

describe('unchoose', () => {
  it('removes a choice and everything below it', () => {
    expect(unchoose(new Set([CURRY, AIOLI, EGG]), CURRY)).toEqual(new Set([EGG]));
  });

  it('does not treat a code with the same beginning as a choice below', () => {
    const fry = path('side', 'fri');
    expect(unchoose(new Set([fry, FRIES]), fry)).toEqual(new Set([FRIES]));
  });
});

describe('toggleChoice', () => {
  it('adds and removes an extra', () => {
    const on = toggleChoice(DISH, NOTHING_CHOSEN, EGG);
    expect(on).toEqual(new Set([EGG]));
    expect(toggleChoice(DISH, on, EGG)).toEqual(NOTHING_CHOSEN);
  });

  it('keeps the chosen radio', () => {
    const on = new Set([MASH]);
    expect(toggleChoice(DISH, on, MASH)).toBe(on);
  });

  it('removes what the menu no longer has', () => {
    const gone = path('side', 'rice');
    expect(toggleChoice(DISH, new Set([gone]), gone)).toEqual(NOTHING_CHOSEN);
  });
});

describe('openGroups', () => {
  it('returns a nested group right after the group of its article, and only while that is chosen', () => {
    const codes = (selection: Parameters<typeof openGroups>[1]) =>
      openGroups(DISH, selection).map(({ group }) => group.code);
    expect(codes(NOTHING_CHOSEN)).toEqual(['side', 'extras']);
    expect(codes(new Set([CURRY]))).toEqual(['side', 'dip', 'extras']);
  });
});

describe('defaultSelection', () => {
  it('chooses nothing where there is an alternative', () => {
    expect(defaultSelection(DISH)).toEqual(NOTHING_CHOSEN);
  });

  it('chooses what is left when all of it is required', () => {
    const article = anArticle({ choiceGroups: [{ ...side, articles: [soldOut('mash'), option('fries')] }] });
    expect(defaultSelection(article)).toEqual(new Set([FRIES]));
  });
});

describe('missingChoices', () => {
  it('names each group and how many are missing, nested ones too', () => {
    const said = (selection: Parameters<typeof missingChoices>[1]) =>
      missingChoices(DISH, selection).map(({ group, parent, missing }) => [group.code, parent, missing]);
    expect(said(NOTHING_CHOSEN)).toEqual([['side', '', 1]]);
    expect(said(new Set([CURRY]))).toEqual([['dip', CURRY, 1]]);
    expect(said(new Set([CURRY, AIOLI]))).toEqual([]);
  });
});

describe('isSelectionValid', () => {
  it('requires every open group to be within its limits', () => {
    expect(isSelectionValid(DISH, new Set([MASH]))).toBe(true);
    expect(isSelectionValid(DISH, new Set([CURRY, AIOLI, SALSA]))).toBe(true);
    expect(isSelectionValid(DISH, new Set([CURRY]))).toBe(false);
    expect(isSelectionValid(DISH, new Set([MASH, FRIES]))).toBe(false);
  });

  it('rejects a choice without its parent', () => {
    expect(isSelectionValid(DISH, new Set([MASH, AIOLI]))).toBe(false);
  });
});

describe('selectionPrice', () => {
  it('adds the price of every choice to that of the article', () => {
    expect(selectionPrice(DISH, new Set([CURRY, AIOLI, CHEESE]))).toBe(amount('143.50'));
    expect(selectionPrice(DISH, NOTHING_CHOSEN)).toBe(amount('119'));
  });
});

describe('flatChoices', () => {
  it('contain level, codes, name, price and the path of the parent choice [ENT-20, ENT-23]', () => {
    expect(flatChoices(DISH, new Set([CURRY, AIOLI]))).toEqual([
      {
        id: 'side/curry',
        type: 'Article',
        level: 1,
        choiceCode: 'side',
        parent: '',
        article: { code: 'curry', name: { description: 'Mash', translations: {} }, price: amount('12') },
      },
      {
        id: 'side/curry/dip/aioli',
        type: 'Article',
        level: 2,
        choiceCode: 'dip',
        parent: 'side/curry',
        article: { code: 'aioli', name: { description: 'Mash', translations: {} }, price: amount('5') },
      },
    ]);
  });
});

describe('selectionFromFlatChoices', () => {
  const flat = flatChoices(DISH, new Set([CURRY, AIOLI, BACON, EGG]));
  const restore = (choiceGroups: typeof DISH.choiceGroups) => {
    const { selection, dropped } = selectionFromFlatChoices(anArticle({ choiceGroups }), flat);
    return { selection, dropped: dropped.map(({ flatChoice, reason }) => [flatChoice.id, reason]) };
  };

  it('names what is gone, with everything below it', () => {
    expect(restore([{ ...side, articles: [option('mash')] }, extras])).toEqual({
      selection: new Set([BACON, EGG]),
      dropped: [
        [CURRY, 'gone'],
        [AIOLI, 'gone'],
      ],
    });
  });

  it('names what is sold out', () => {
    const articles = [soldOut('bacon'), option('egg')];
    expect(restore([side, { ...extras, articles }]).dropped).toEqual([[BACON, 'soldOut']]);
  });

  it('names what exceeds the limits since the menu changed', () => {
    expect(restore([side, { ...extras, max: 1 }]).dropped).toEqual([[EGG, 'tooMany']]);
  });

  it('counts a choice that is listed twice once', () => {
    const twice = [...flat, ...flat];
    expect(selectionFromFlatChoices(DISH, twice)).toEqual({
      selection: new Set([CURRY, AIOLI, BACON, EGG]),
      dropped: [],
    });
  });
});

describe('canAddDirectly', () => {
  it('is true without required choices', () => {
    expect(canAddDirectly(anArticle())).toBe(true);
    expect(canAddDirectly(anArticle({ choiceGroups: [extras] }))).toBe(true);
    expect(canAddDirectly(DISH)).toBe(false);
  });

  it('is false for what is sold out', () => {
    expect(canAddDirectly(anArticle({ isSoldOut: true }))).toBe(false);
  });
});

describe('isOrderable', () => {
  it('is false where too little is left to choose from', () => {
    const nothingLeft = { ...side, articles: [soldOut('mash'), soldOut('fries')] };
    expect(isOrderable(DISH)).toBe(true);
    expect(isOrderable(anArticle({ choiceGroups: [nothingLeft] }))).toBe(false);
    expect(isOrderable(anArticle({ isSoldOut: true }))).toBe(false);
  });
});
