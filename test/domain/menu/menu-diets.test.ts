import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dietOverview, dietsOnMenu } from '@/domain/menu/menu-diets';
import { walkMenu } from '@/domain/menu/walk-menu';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';

const SOUP = anArticle({ code: articleCode('soup'), diets: ['Vegan', 'halal'], allergens: [] });
const STEW = anArticle({ code: articleCode('stew'), diets: ['vegan'], allergens: ['milk'] });
const MYSTERY = anArticle({ code: articleCode('mystery') });
const MENU = aMenu({ items: [SOUP, aCategory({ items: [STEW, SOUP, MYSTERY] })] });

describe('dietsOnMenu', () => {
  it('lists each diet of some dish, once', () => {
    expect(dietsOnMenu(MENU)).toEqual(['Vegan', 'vegetarian', 'halal']);
    expect(dietsOnMenu(aMenu({ items: [STEW, SOUP] }))).toEqual(['vegan', 'vegetarian', 'halal']);
  });

  it('lists exactly the diets for which the filter finds a dish', () => {
    fc.assert(
      fc.property(someMenu(), fc.constantFrom('vegan', 'vegetarian'), (menu, diet) => {
        const { suiting } = dietOverview(menu, { diets: [diet], withoutAllergens: [] });
        const codes = [...walkMenu(menu)].map(({ article }) => article.code);
        fc.pre(new Set(codes).size === codes.length);
        expect(dietsOnMenu(menu).includes(diet)).toBe(suiting > 0);
      }),
    );
  });
});

describe('dietOverview', () => {
  it('counts each dish once, and undeclared ones separately', () => {
    const overview = dietOverview(MENU, { diets: [], withoutAllergens: ['milk'] });
    expect(overview).toMatchObject({ suiting: 1, unknown: 1, total: 3 });
    expect([...overview.verdicts]).toEqual([
      ['soup', 'suits'],
      ['stew', 'unsuitable'],
      ['mystery', 'unknown'],
    ]);
  });
});
