import type { ArticleDto, MenuDto, MenuItemDto } from '@/adapters/contract/menu';

const known = new WeakMap<MenuDto, ReadonlyMap<string, ArticleDto>>();

/** The articles of a menu by code, at any depth. Cached, since a menu is immutable. */
export function menuArticles(menu: MenuDto): ReadonlyMap<string, ArticleDto> {
  const articles = known.get(menu) ?? articlesOf(menu);
  known.set(menu, articles);
  return articles;
}

function articlesOf(menu: MenuDto): ReadonlyMap<string, ArticleDto> {
  const articles = new Map<string, ArticleDto>();
  const waiting: MenuItemDto[] = menu.items.toReversed();
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if ('items' in item) waiting.push(...item.items.toReversed());
    else if (!articles.has(item.code)) articles.set(item.code, item);
  }
  return articles;
}
