import { bench, describe } from 'vitest';
import { articleName, articleText } from '@/domain/menu/menu-texts';
import { buildSearchIndex } from '@/domain/menu/search/search-index';
import { searchMenu } from '@/domain/menu/search/search-menu';
import { categoryPath, walkMenu } from '@/domain/menu/walk-menu';
import { aCategory } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, categoryCode } from '@test/support/builders/ids';

/** 2 000 articles in 40 categories, of 600 different words. */
const FIRST = ['Rökt', 'Grillad', 'Krispig', 'Stekt', 'Bakad', 'Kokt', 'Syrad', 'Ljummen', 'Varm', 'Kall'];
const SECOND = ['lax', 'kyckling', 'halloumi', 'biff', 'torsk', 'svamp', 'räkor', 'bönor', 'potatis', 'tofu'];
const items = Array.from({ length: 40 }, (_, category) =>
  aCategory({
    code: categoryCode(`category-${category}`),
    name: `Avdelning ${category}`,
    items: Array.from({ length: 50 }, (__, place) => {
      const number = category * 50 + place;
      return anArticle({
        code: articleCode(`dish-${number}`),
        description: `${FIRST[number % 10]} ${SECOND[Math.floor(number / 10) % 10]} med sås ${number % 500}`,
        text: 'Med citron, dill och nybakat bröd.',
        translations: {},
      });
    }),
  }),
);
const menu = { items };
const index = buildSearchIndex(menu, 'sv');

/** Each beside the simplest search that there is, so that a figure is a ratio. */
describe('a search in a menu of 2 000 articles', () => {
  bench('control: names and texts in lower case, nothing folded', () => {
    const found = [];
    for (const placed of walkMenu(menu)) {
      const text = `${articleName(placed.article, 'sv')}\n${articleText(placed.article, 'sv')}`.toLowerCase();
      if (text.includes('lax')) found.push({ article: placed.article, path: categoryPath(placed) });
    }
  });

  bench('the index, once for a menu', () => {
    buildSearchIndex(menu, 'sv');
  });

  bench('a word with a wrong letter', () => {
    searchMenu(index, 'kycklng');
  });

  bench('searchMenu', () => {
    searchMenu(index, 'lax');
  });
});
