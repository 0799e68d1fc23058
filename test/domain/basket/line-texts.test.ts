import { describe, expect, it } from 'vitest';

import { lineTexts, nameInLine } from '@/domain/basket/line-texts';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, choiceCode } from '@test/support/builders/ids';

const swedish = (text: string) => ({ description: [{ language: 'sv', text }] });

const sauce = aChoiceGroup({
  level: 2,
  code: choiceCode('sauce'),
  articles: [aChoiceArticle({ code: articleCode('bearnaise'), description: 'Béarnaise' })],
});

const menu = aMenu({
  items: [
    aCategory({
      items: [
        anArticle({
          translations: swedish('Köttbullar'),
          choiceGroups: [
            aChoiceGroup({
              articles: [
                aChoiceArticle({ translations: swedish('Mos'), choiceGroups: [sauce] }),
                aChoiceArticle({ code: articleCode('fries'), description: 'Fries', isSoldOut: true }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
});

const nested = aFlatChoice({
  id: 'nested',
  level: 2,
  choiceCode: choiceCode('sauce'),
  parent: 'side/mash',
  article: { ...aFlatChoice().article, code: articleCode('bearnaise') },
});

describe('lineTexts', () => {
  it('returns the names of dish and choices in the menu, in the chosen language', () => {
    const line = aBasketItem({ flatChoices: [nested, aFlatChoice()] });
    expect(lineTexts(line, [menu], 'sv')).toEqual({ name: 'Köttbullar', choices: ['Mos', 'Béarnaise'] });
  });

  it('names a choice that has sold out', () => {
    const fries = aFlatChoice({ article: { ...aFlatChoice().article, code: articleCode('fries') } });
    expect(lineTexts(aBasketItem({ flatChoices: [fries] }), [menu], 'en').choices).toEqual(['Fries']);
  });

  it('falls back to the code of a dish that is not on the menu, or without a menu', () => {
    const gone = aBasketItem({ article: { ...aBasketItem().article, code: articleCode('gone') } });
    expect(lineTexts(gone, [menu], 'sv')).toEqual({ name: 'gone', choices: [] });
    expect(lineTexts(aBasketItem(), [], 'sv')).toEqual({ name: 'meatballs', choices: [] });
  });

  it('uses the names that are stored with the line where no menu has it, in the chosen language [PAIN-78]', () => {
    const article = {
      ...aBasketItem().article,
      name: { description: 'Meatballs', translations: swedish('Köttbullar') },
    };
    const mash = { ...aFlatChoice().article, name: { description: 'Mash', translations: swedish('Mos') } };
    const line = aBasketItem({ article, flatChoices: [aFlatChoice({ article: mash }), nested] });
    expect(lineTexts(line, [], 'sv')).toEqual({ name: 'Köttbullar', choices: ['Mos'] });
    expect(lineTexts(line, [aMenu({ items: [] })], 'fi')).toEqual({ name: 'Meatballs', choices: ['Mash'] });
    expect(lineTexts(line, [menu], 'sv').choices).toEqual(['Mos', 'Béarnaise']);
  });

  it('names what is gone from the menu by an earlier one', () => {
    const today = aMenu({ items: [] });
    expect(lineTexts(aBasketItem(), [today, menu], 'sv').name).toBe('Köttbullar');
    const without = aMenu();
    expect(
      nameInLine(aBasketItem({ flatChoices: [aFlatChoice()] }), articleCode('mash'), [without, menu], 'sv'),
    ).toBe('Mos');
  });
});

describe('nameInLine', () => {
  const line = aBasketItem({ flatChoices: [aFlatChoice()] });

  it('returns the name of the dish or the choice of a code', () => {
    expect(nameInLine(line, articleCode('meatballs'), [menu], 'sv')).toBe('Köttbullar');
    expect(nameInLine(line, articleCode('mash'), [menu], 'sv')).toBe('Mos');
  });

  it('returns the stored name where no menu has it', () => {
    const mash = { ...aFlatChoice().article, name: { description: 'Mash', translations: swedish('Mos') } };
    const stored = aBasketItem({ flatChoices: [aFlatChoice({ article: mash })] });
    expect(nameInLine(stored, articleCode('mash'), [], 'sv')).toBe('Mos');
    expect(nameInLine(stored, articleCode('meatballs'), [], 'sv')).toBe('meatballs');
  });

  it('returns the code that the line does not have', () => {
    expect(nameInLine(line, articleCode('fries'), [menu], 'sv')).toBe('fries');
    expect(nameInLine(line, articleCode('mash'), [], 'sv')).toBe('mash');
    expect(nameInLine(line, articleCode('mash'), [aMenu({ items: [] })], 'sv')).toBe('mash');
  });
});
