import type { Category, Menu } from '@/domain/menu/menu';
import { anArticle } from '@test/support/builders/an-article';
import { categoryCode, shopId } from '@test/support/builders/ids';

/** A menu with one category, `lunch`, and one article in it. */
export function aMenu(different: Partial<Menu> = {}): Menu {
  return {
    shopId: shopId(1),
    name: 'Lunch',
    items: [aCategory({ items: [anArticle()] })],
    currency: { name: 'SEK', symbol: 'kr' },
    timeZone: 'Europe/Stockholm',
    ...different,
  };
}

export function aCategory(different: Partial<Category> = {}): Category {
  return {
    kind: 'category',
    code: categoryCode('lunch'),
    name: 'Lunch',
    translations: {},
    imageUrl: undefined,
    items: [],
    ...different,
  };
}
