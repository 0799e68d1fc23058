import { bench, describe } from 'vitest';
import { demonstrationChain } from '@demo/demonstration-chain';
import { readMenu } from '@/adapters/contract/read-menu';
import { articleName, articleText } from '@/domain/menu/menu-texts';
import { buildSearchIndex } from '@/domain/menu/search/search-index';
import { searchMenu } from '@/domain/menu/search/search-menu';
import { categoryPath, walkMenu } from '@/domain/menu/walk-menu';
import { instant } from '@/domain/shared/instant';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const shops = demonstrationChain(instant(0)).shops;
const largest = must(
  shops.toSorted((a, b) => JSON.stringify(b.menu).length - JSON.stringify(a.menu).length)[0],
);
const result = readMenu(shopId(largest.shop.id))(largest.menu, () => undefined);
if (!result.ok) throw new Error('The demonstration menu does not read.');
const menu = result.value;

const index = buildSearchIndex(menu, 'sv');

describe('a search in a menu of 300 articles', () => {
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
