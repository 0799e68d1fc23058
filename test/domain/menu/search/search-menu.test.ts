import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { articleName } from '@/domain/menu/menu-texts';
import { buildSearchIndex } from '@/domain/menu/search/search-index';
import { searchMenu, similarArticles } from '@/domain/menu/search/search-menu';
import type { Article, Menu } from '@/domain/menu/menu';
import type { Language } from '@/domain/shared/language';
import { walkMenu } from '@/domain/menu/walk-menu';
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

const search = (menu: Menu, text: string, language: Language) =>
  searchMenu(buildSearchIndex(menu, language), text);

const codes = (text: string, language: 'sv' | 'fi' | 'en' | 'no' | 'ru') =>
  search(MENU, text, language).map(({ article }) => article.code);

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

  it('searches what is shown, and knows words of other languages for food alone', () => {
    expect(codes('lohi', 'sv')).toEqual(['A-17', 'roll']);
    expect(codes('graavilohi', 'ru')).toEqual([]);
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
    const found = search(menu, 'soup bread', 'en').map(({ article }) => article.code);
    expect(found).toEqual(['named', 'first', 'second']);
  });

  it('finds nothing when a word is missing, and all for a blank text', () => {
    expect(codes('salmon pizza', 'en')).toEqual([]);
    expect(codes(' ', 'en')).toEqual(['roll', 'A-17']);
  });

  it('returns the place of each article', () => {
    expect(search(MENU, 'cured', 'en')[0]?.path).toEqual(['fish']);
  });

  it('finds every article by its whole name and by its code, in any case', () => {
    fc.assert(
      fc.property(someMenu(), someLanguage(), (menu, language) => {
        const first = new Map([...walkMenu(menu)].toReversed().map(({ article }) => [article.code, article]));
        for (const article of first.values()) {
          for (const text of [articleName(article, language).toUpperCase(), article.code.toUpperCase()]) {
            expect(search(menu, text, language).map((found) => found.article)).toContain(article);
          }
        }
      }),
    );
  });

  it('finds no article twice, and what cannot be ordered last', () => {
    fc.assert(
      fc.property(someMenu(), fc.constantFrom('a', 'å b', 'ё', '1 x'), (menu, text) => {
        const found = search(menu, text, 'sv');
        expect(new Set(found.map(({ article }) => article.code)).size).toBe(found.length);
        const canBeHad = found.map(({ article }) => isOrderable(article));
        expect(canBeHad).toEqual(canBeHad.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('never finds what is not declared, or contains it, by a word for a diet or an allergen [DEC-147]', () => {
    const cake = (code: string, different: Partial<Article>) =>
      anArticle({ code: articleCode(code), description: 'Cake', text: 'Not gluten free', ...different });
    const menu = aMenu({
      items: [
        cake('unknown', { allergens: undefined, diets: undefined }),
        cake('wheat', { allergens: ['gluten'], diets: [] }),
        cake('almond', { allergens: ['nuts'], diets: [] }),
      ],
    });
    for (const text of ['gluten free', 'glutenfree', 'without gluten', 'no gluten', 'utan gluten cake']) {
      expect(
        search(menu, text, 'en').map(({ article }) => article.code),
        text,
      ).toEqual(['almond']);
    }
  });

  it('understands ö that is typed as no o, and o as either [DEC-147]', () => {
    const named = (description: string) =>
      anArticle({ code: articleCode(description), description, text: '' });
    const menu = aMenu({ items: [named('Ol'), named('Öl'), named('Folköl'), named('Kola')] });
    expect(search(menu, 'öl', 'sv').map(({ article }) => article.code)).toEqual(['Öl', 'Folköl']);
    expect(search(menu, 'ol', 'sv').map(({ article }) => article.code)).toEqual(['Ol', 'Öl', 'Folköl']);
  });
});

describe('similarArticles', () => {
  const similar = (text: string) =>
    similarArticles(buildSearchIndex(MENU, 'en'), text).map(({ article }) => article.code);

  it('has what most of the words are in [DEC-147]', () => {
    expect(similar('cured pizza')).toEqual(['A-17']);
  });

  it('has the first of each category where no word is known [DEC-147]', () => {
    expect(similar('xyzzyq')).toEqual(['roll', 'A-17']);
  });
});
