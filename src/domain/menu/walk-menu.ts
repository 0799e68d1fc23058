import type { Article, Category, CategoryCode, Menu, MenuItem } from '@/domain/menu/menu';

/** An article at one place of the menu. */
export interface PlacedArticle {
  readonly article: Article;
  readonly place: Place | undefined;
}

/** A category on the path to an article; undefined is the start of the menu. */
interface Place {
  readonly category: Category;
  readonly parent: Place | undefined;
}

/**
 * Yields every article of a menu in the order shown, once for each of its places. Iterates with an explicit stack and
 * shared paths, so that deep categories cause no stack overflow.
 */
export function* walkMenu(menu: Pick<Menu, 'items'>): Generator<PlacedArticle> {
  const waiting: { readonly items: readonly MenuItem[]; readonly place: Place | undefined; next: number }[] =
    [{ items: menu.items, place: undefined, next: 0 }];
  for (let level = waiting.at(-1); level !== undefined; level = waiting.at(-1)) {
    const { place } = level;
    const item = level.items[level.next++];
    if (item === undefined) waiting.pop();
    else if (item.kind === 'article') yield { article: item, place };
    else waiting.push({ items: item.items, place: { category: item, parent: place }, next: 0 });
  }
}

/** Returns the category codes from the start of the menu to the article. */
export function categoryPath({ place }: PlacedArticle): readonly CategoryCode[] {
  const path: CategoryCode[] = [];
  for (let each = place; each !== undefined; each = each.parent) path.push(each.category.code);
  return path.toReversed();
}

/** Returns the categories around an article, the innermost first, `max` at most. */
export function placedCategories({ place }: PlacedArticle, max: number): readonly Category[] {
  const categories: Category[] = [];
  for (let each = place; each !== undefined && categories.length < max; each = each.parent) {
    categories.push(each.category);
  }
  return categories;
}
