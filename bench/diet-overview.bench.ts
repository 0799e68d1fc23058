import { bench, describe } from 'vitest';
import { demonstrationChain } from '@demo/demonstration-chain';
import { readMenu } from '@/adapters/contract/read-menu';
import { dietOverview } from '@/domain/menu/menu-diets';
import { walkMenu } from '@/domain/menu/walk-menu';
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

const WISHES = { diets: ['vegetarian'], withoutAllergens: ['nuts', 'gluten'] };

describe('what suits in a menu of 300 articles', () => {
  bench('control: the declared allergens of each article, choices left out', () => {
    const suiting = new Set<string>();
    for (const { article } of walkMenu(menu))
      if (article.allergens?.includes('nuts') === false) suiting.add(article.code);
  });

  bench('dietOverview', () => {
    dietOverview(menu, WISHES);
  });
});
