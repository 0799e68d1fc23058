import { categoryName } from '@/domain/menu/menu-texts';
import type { Category, Menu, MenuItem } from '@/domain/menu/menu';
import type { Language } from '@/domain/shared/language';

/** The items at a category path, and the categories that it goes through. */
export interface MenuPlace {
  readonly categories: readonly Category[];
  readonly items: readonly MenuItem[];
}

/**
 * Resolves a path; an empty one is the start of the menu, an unknown segment yields undefined. Sibling categories with
 * the same code share an address, so their items are shown together. Source: AMB-24.
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

/** Returns the items at a category path; undefined when a segment is unknown. */
export const itemsAtPath = (menu: Menu, path: readonly string[]): readonly MenuItem[] | undefined =>
  placeAtPath(menu, path)?.items;

export interface Breadcrumb {
  readonly name: string;
  readonly path: readonly string[];
}

/** Returns the categories from the start of the menu to a category, each with its path. */
export const breadcrumbs = (
  menu: Menu,
  path: readonly string[],
  language: Language,
): readonly Breadcrumb[] | undefined =>
  placeAtPath(menu, path)?.categories.map((category, index) => ({
    name: categoryName(category, language),
    path: path.slice(0, index + 1),
  }));
