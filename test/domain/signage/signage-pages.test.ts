import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { walkMenu } from '@/domain/menu/walk-menu';
import { inColumns, SIGNAGE_ROWS } from '@/domain/signage/signage-layout';
import { signagePages } from '@/domain/signage/signage-pages';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, categoryCode } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const articles = (count: number, name = 'dish') =>
  Array.from({ length: count }, (_, index) => anArticle({ code: articleCode(`${name}-${index}`) }));

describe('signagePages', () => {
  it('gives each category a page, followed by its subcategories [ROUTE-30]', () => {
    const beef = aCategory({ code: categoryCode('beef'), items: articles(2, 'beef') });
    const burgers = aCategory({ code: categoryCode('burgers'), items: [beef, ...articles(1, 'veggie')] });
    const drinks = aCategory({ code: categoryCode('drinks'), items: articles(3, 'drink') });
    const pages = signagePages(aMenu({ items: [burgers, drinks] }), 10);
    expect(pages.map(({ categories }) => categories.map(({ code }) => code))).toEqual([
      ['burgers'],
      ['burgers', 'beef'],
      ['drinks'],
    ]);
  });

  it('leaves out what is not served now [DEC-110]', () => {
    const [served, unserved] = articles(2);
    const servedNext = { opens: 420, closes: 630, dayOfWeek: undefined };
    const items = [must(served), { ...must(unserved), servedNext }];
    const pages = signagePages(
      aMenu({ items: [aCategory({ items }), aCategory({ items: [must(items[1])] })] }),
      10,
    );
    expect(pages.map((page) => page.articles)).toEqual([[served]]);
  });

  it('splits a long category into parts of about the same length', () => {
    const pages = signagePages(aMenu({ items: articles(25) }), 12);
    expect(pages.map((page) => [page.articles.length, page.part, page.parts])).toEqual([
      [8, 1, 3],
      [8, 2, 3],
      [9, 3, 3],
    ]);
  });

  it('contains every article at its place, on pages that are neither empty nor too long', () => {
    fc.assert(
      fc.property(someMenu(), fc.integer({ min: 1, max: 12 }), (menu, rows) => {
        const pages = signagePages(menu, rows);
        const shown = pages.flatMap((page) => page.articles.map(({ code }) => code));
        const standing = [...walkMenu(menu)].map(({ article }) => article.code);
        expect(shown.toSorted()).toEqual(standing.toSorted());
        for (const page of pages) {
          expect(page.articles.length).toBeGreaterThan(0);
          expect(page.articles.length).toBeLessThanOrEqual(rows);
        }
      }),
    );
  });
});

describe('inColumns', () => {
  it('fills two columns evenly, in order, and one where it has room for all', () => {
    expect(inColumns([1, 2, 3])).toEqual([[1, 2, 3]]);
    expect(inColumns([1, 2, 3, 4, 5, 6, 7])).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: SIGNAGE_ROWS }), (entries) => {
        const columns = inColumns(entries);
        expect(columns.flat()).toEqual(entries);
        for (const column of columns) expect(column.length).toBeLessThanOrEqual(SIGNAGE_ROWS / 2);
      }),
    );
  });
});
