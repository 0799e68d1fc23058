import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbs, itemsAtPath, placeAtPath } from '@/domain/menu/place-at-path';
import { findArticle, findArticlePath } from '@/domain/menu/find-article';
import type { Article, Menu, MenuItem } from '@/domain/menu/menu';
import { buildSearchIndex } from '@/domain/menu/search/search-index';
import { searchMenu } from '@/domain/menu/search/search-menu';
import { categoryPath, walkMenu } from '@/domain/menu/walk-menu';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, categoryCode } from '@test/support/builders/ids';

const soup = anArticle({ code: articleCode('soup') });
const bun = anArticle({ code: articleCode('bun') });
const hot = aCategory({ code: categoryCode('hot'), name: 'Hot', items: [soup] });
const food = aCategory({
  code: categoryCode('food'),
  name: 'Food',
  translations: { name: [{ language: 'sv', text: 'Mat' }] },
  items: [hot, bun],
});
const MENU = aMenu({ items: [food, soup] });

const DEPTH = 10_000;
const deepMenu = (): Menu => {
  let item: MenuItem = soup;
  for (let level = 0; level < DEPTH; level += 1) item = aCategory({ items: [item] });
  return aMenu({ items: [item] });
};

/** All articles by plain recursion, which is sufficient for small menus. */
const articlesOf = (items: readonly MenuItem[]): readonly Article[] =>
  items.flatMap((item) => (item.kind === 'article' ? [item] : articlesOf(item.items)));

describe('walkMenu', () => {
  it('yields every article in the order shown, once for each place [ENT-15]', () => {
    const met = [...walkMenu(MENU)].map((placed) => [placed.article.code, categoryPath(placed)]);
    expect(met).toEqual([
      ['soup', ['food', 'hot']],
      ['bun', ['food']],
      ['soup', []],
    ]);
  });

  it('never misses an article, and its path leads to it, whatever the menu', () => {
    fc.assert(
      fc.property(someMenu(), (menu) => {
        expect([...walkMenu(menu)].map(({ article }) => article)).toEqual(articlesOf(menu.items));
        for (const placed of walkMenu(menu)) {
          expect(itemsAtPath(menu, categoryPath(placed))).toContain(placed.article);
        }
      }),
    );
  });

  it('walks a menu of ten thousand levels', () => {
    const menu = deepMenu();
    expect(findArticlePath(menu, soup.code)).toHaveLength(DEPTH);
    expect(searchMenu(buildSearchIndex(menu, 'sv'), 'meatballs')).toHaveLength(1);
    expect(itemsAtPath(menu, findArticlePath(menu, soup.code) ?? [])).toEqual([soup]);
  });
});

describe('findArticle', () => {
  it('finds an article at any place', () => {
    expect(findArticle(MENU, bun.code)).toBe(bun);
    expect(findArticle(MENU, articleCode('tea'))).toBeUndefined();
  });
});

describe('findArticlePath', () => {
  it('returns the category path of the first place [ROUTE-34]', () => {
    expect(findArticlePath(MENU, soup.code)).toEqual(['food', 'hot']);
    expect(findArticlePath(MENU, articleCode('tea'))).toBeUndefined();
  });
});

describe('itemsAtPath', () => {
  it('returns the items at a path of any depth; the empty path is the start', () => {
    expect(itemsAtPath(MENU, [])).toEqual([food, soup]);
    expect(itemsAtPath(MENU, ['food'])).toEqual([hot, bun]);
    expect(itemsAtPath(MENU, ['food', 'hot'])).toEqual([soup]);
  });

  it('returns undefined for an unknown segment or an article', () => {
    expect(itemsAtPath(MENU, ['drinks'])).toBeUndefined();
    expect(itemsAtPath(MENU, ['hot'])).toBeUndefined();
    expect(itemsAtPath(MENU, ['food', 'bun'])).toBeUndefined();
    expect(placeAtPath(MENU, ['food', 'hot', 'soup'])).toBeUndefined();
  });
});

describe('placeAtPath', () => {
  it('merges the items of sibling categories with the same code', () => {
    const twins = aMenu({ items: [hot, { ...hot, items: [bun] }] });
    expect(placeAtPath(twins, ['hot'])).toEqual({ categories: [hot], items: [soup, bun] });
  });
});

describe('breadcrumbs', () => {
  it('lead back step by step, in the chosen language', () => {
    expect(breadcrumbs(MENU, ['food', 'hot'], 'sv')).toEqual([
      { name: 'Mat', path: ['food'] },
      { name: 'Hot', path: ['food', 'hot'] },
    ]);
    expect(breadcrumbs(MENU, [], 'sv')).toEqual([]);
    expect(breadcrumbs(MENU, ['drinks'], 'sv')).toBeUndefined();
  });
});
