import { categoryName } from '@/domain/menu/menu-texts';
import type { Category, Menu, MenuItem } from '@/domain/menu/menu';
import type { Language } from '@/domain/shared/language';

/** What stands at a category path, and the categories it goes through. */
export interface MenuPlace {
  readonly categories: readonly Category[];
  readonly items: readonly MenuItem[];
}

/**
 * Follows a path; an empty one leads to the menu's start, an unknown segment nowhere. Categories side by side
 * that share a code share an address too, so their items show together and none is out of reach.
 * Source: AMB-24.
 */
export function placeAtPath(menu: Menu, path: readonly string[]): MenuPlace | undefined {
  const categories: Category[] = [];
  let { items } = menu;
  for (const segment of path) {
    const matching = items.filter(
      (item): item is Category => item.kind === 'category' && item.code === segment,
    );
    if (matching[0] === undefined) return undefined;
    categories.push(matching[0]);
    items = matching.length === 1 ? matching[0].items : matching.flatMap((category) => category.items);
  }
  return { categories, items };
}

/** What stands at a category path; undefined when a segment is unknown. */
export const itemsAtPath = (menu: Menu, path: readonly string[]): readonly MenuItem[] | undefined =>
  placeAtPath(menu, path)?.items;

export interface Breadcrumb {
  readonly name: string;
  readonly path: readonly string[];
}

/** The way from the menu's start to a category, each step with the path that leads back to it. */
export const breadcrumbs = (
  menu: Menu,
  path: readonly string[],
  language: Language,
): readonly Breadcrumb[] | undefined =>
  placeAtPath(menu, path)?.categories.map((category, index) => ({
    name: categoryName(category, language),
    path: path.slice(0, index + 1),
  }));
