import { describe, expect, it } from 'vitest';
import { choicesByLevel } from '@/domain/basket/choices-by-level';
import { aFlatChoice } from '@test/support/builders/a-basket-item';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';

describe('choicesByLevel', () => {
  it('groups what was chosen by level, each with article code and choice code [ENT-21]', () => {
    const sauce = aFlatChoice({
      level: 2,
      choiceCode: choiceCode('sauce'),
      parent: 'side/mash',
      article: { code: articleCode('gravy'), price: amount('5') },
    });
    const cola = aFlatChoice({
      choiceCode: choiceCode('drink'),
      article: { code: articleCode('cola'), price: amount('20') },
    });
    expect(choicesByLevel({ flatChoices: [sauce, aFlatChoice(), cola] })).toEqual([
      {
        level: 1,
        choices: [
          { articleCode: 'mash', choiceCode: 'side' },
          { articleCode: 'cola', choiceCode: 'drink' },
        ],
      },
      { level: 2, choices: [{ articleCode: 'gravy', choiceCode: 'sauce' }] },
    ]);
  });
});
