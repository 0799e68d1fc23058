import type { ArticleCode, Menu, MenuItem, Serving } from '@/domain/menu/menu';

/** The dishes that are not served now, and when they are served next. */
export type UnservedDishes = ReadonlyMap<ArticleCode, Serving>;

/** Returns the menu in which these dishes, and no others, cannot be ordered. */
export const withUnserved = (menu: Menu, unserved: UnservedDishes): Menu =>
  unserved.size === 0 ? menu : { ...menu, items: menu.items.map((item) => marked(item, unserved)) };

function marked(item: MenuItem, unserved: UnservedDishes): MenuItem {
  if (item.kind === 'category') return { ...item, items: item.items.map((inner) => marked(inner, unserved)) };
  const servedNext = unserved.get(item.code);
  return servedNext === undefined ? item : { ...item, servedNext };
}
