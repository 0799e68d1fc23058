import type { Article, CategoryCode, Menu, MenuItem } from '@/domain/menu/menu';

/** An article where it stands in the menu. */
export interface PlacedArticle {
  readonly article: Article;
  readonly place: Place | undefined;
}

/** A category on the way to an article; undefined above the first one is the menu's start. */
interface Place {
  readonly code: CategoryCode;
  readonly parent: Place | undefined;
}

/**
 * Every article of a menu in the order it shows, once for each place it stands in. Walks with a stack of its
 * own and shares the paths, so that no depth of categories is too deep.
 */
export function* walkMenu(menu: Pick<Menu, 'items'>): Generator<PlacedArticle> {
  const waiting: { readonly items: readonly MenuItem[]; readonly place: Place | undefined; next: number }[] =
    [{ items: menu.items, place: undefined, next: 0 }];
  for (let level = waiting.at(-1); level !== undefined; level = waiting.at(-1)) {
    const { place } = level;
    const item = level.items[level.next++];
    if (item === undefined) waiting.pop();
    else if (item.kind === 'article') yield { article: item, place };
    else waiting.push({ items: item.items, place: { code: item.code, parent: place }, next: 0 });
  }
}

/** The category codes from the menu's start to the article. */
export function categoryPath({ place }: PlacedArticle): readonly CategoryCode[] {
  const path: CategoryCode[] = [];
  for (let each = place; each !== undefined; each = each.parent) path.push(each.code);
  return path.toReversed();
}
