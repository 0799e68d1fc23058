import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleName } from '@/domain/menu/menu-texts';
import { searchMenu } from '@/domain/menu/search-menu';
import { walkMenu } from '@/domain/menu/walk-menu';
import { foldText } from '@/domain/shared/fold-text';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { someLanguage } from '@test/support/arbitraries/some-text';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, categoryCode } from '@test/support/builders/ids';

const salmon = anArticle({
  code: articleCode('A-17'),
  description: 'Salmon',
  text: 'With dill',
  translations: {
    description: [
      { language: 'sv', text: 'Gravad lax' },
      { language: 'fi', text: 'Graavilohi' },
      { language: 'no', text: 'Gravlaks på brød' },
      { language: 'ru', text: 'Слабосолёный лосось' },
      { language: 'en', text: 'Cured salmon' },
    ],
    text: [{ language: 'sv', text: 'Med hovmästarsås' }],
  },
});
const roll = anArticle({ code: articleCode('roll'), description: 'Roll', text: 'Goes with salmon' });
const MENU = aMenu({ items: [roll, aCategory({ code: categoryCode('fish'), items: [salmon, roll] })] });

const codes = (text: string, language: 'sv' | 'fi' | 'en' | 'no' | 'ru') =>
  searchMenu(MENU, text, language).map(({ article }) => article.code);

describe('searchMenu', () => {
  it.each([
    ['sv', 'gravad LAX'],
    ['sv', 'hovmastarsas'],
    ['sv', 'HOVMÄSTARSÅS'],
    ['fi', 'graavi'],
    ['no', 'brod'],
    ['no', 'BRØD'],
    ['ru', 'слабосоленый'],
    ['ru', 'СЛАБОСОЛЁНЫЙ'],
    ['en', 'cured'],
    ['en', 'a-17'],
    ['sv', 'lax gravad'],
    ['sv', ' lax  sås '],
  ] as const)('finds in %s by %j', (language, text) => {
    expect(codes(text, language)).toEqual(['A-17']);
  });

  it('searches what is shown, and nothing of another language', () => {
    expect(codes('lohi', 'sv')).toEqual([]);
    expect(codes('dill', 'fi')).toEqual(['A-17']);
    expect(codes('dill', 'sv')).toEqual([]);
  });

  it('lists matching names first, then the rest in menu order, each article once', () => {
    expect(codes('salmon', 'en')).toEqual(['A-17', 'roll']);
    // One of the two words is in the name of both, so only the menu's order counts.
    const [first, second] = ['first', 'second'].map((code) =>
      anArticle({ code: articleCode(code), description: 'Soup', text: 'With bread' }),
    );
    const named = anArticle({ code: articleCode('named'), description: 'Soup in bread', text: '' });
    const menu = aMenu({ items: [first!, second!, named] });
    const found = searchMenu(menu, 'soup bread', 'en').map(({ article }) => article.code);
    expect(found).toEqual(['named', 'first', 'second']);
  });

  it('finds nothing when a word is missing, and all for a blank text', () => {
    expect(codes('salmon pizza', 'en')).toEqual([]);
    expect(codes(' ', 'en')).toEqual(['roll', 'A-17']);
  });

  it('returns the place of each article', () => {
    expect(searchMenu(MENU, 'cured', 'en')[0]?.path).toEqual(['fish']);
  });

  it('finds every article by its whole name and by its code, in any case', () => {
    fc.assert(
      fc.property(someMenu(), someLanguage(), (menu, language) => {
        const first = new Map([...walkMenu(menu)].toReversed().map(({ article }) => [article.code, article]));
        for (const article of first.values()) {
          for (const text of [articleName(article, language).toUpperCase(), article.code.toUpperCase()]) {
            expect(searchMenu(menu, text, language).map((found) => found.article)).toContain(article);
          }
        }
      }),
    );
  });

  it('never finds an article that lacks a word, and none twice', () => {
    fc.assert(
      fc.property(someMenu(), fc.constantFrom('a', 'å b', 'ё', '1 x'), (menu, text) => {
        const found = searchMenu(menu, text, 'sv');
        expect(new Set(found.map(({ article }) => article.code)).size).toBe(found.length);
        for (const { article } of found) {
          const all = foldText(
            JSON.stringify([article.description, article.text, article.translations, article.code]),
          );
          for (const word of foldText(text).split(' ')) expect(all).toContain(word);
        }
      }),
    );
  });
});
