import { describe, expect, it } from 'vitest';

import { dietOverview, dietsOnMenu } from '@/domain/menu/menu-diets';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';

const SOUP = anArticle({ code: articleCode('soup'), diets: ['Vegan', 'halal'], allergens: [] });
const STEW = anArticle({ code: articleCode('stew'), diets: ['vegan'], allergens: ['milk'] });
const MYSTERY = anArticle({ code: articleCode('mystery') });
const MENU = aMenu({ items: [SOUP, aCategory({ items: [STEW, SOUP, MYSTERY] })] });

describe('dietsOnMenu', () => {
  it('names each diet that some dish has, once', () => {
    expect(dietsOnMenu(MENU)).toEqual(['Vegan', 'halal']);
    expect(dietsOnMenu(aMenu({ items: [STEW, SOUP] }))).toEqual(['vegan', 'halal']);
  });
});

describe('dietOverview', () => {
  it('counts each dish once, and what is undeclared apart', () => {
    const overview = dietOverview(MENU, { diets: [], withoutAllergens: ['milk'] });
    expect(overview).toMatchObject({ suiting: 1, unknown: 1, total: 3 });
    expect([...overview.verdicts]).toEqual([
      ['soup', 'suits'],
      ['stew', 'unsuitable'],
      ['mystery', 'unknown'],
    ]);
  });
});
