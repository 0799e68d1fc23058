import { categoryName } from '@/domain/menu/menu-texts';
import type { Category, Menu, MenuItem } from '@/domain/menu/menu';
import type { Language } from '@/domain/shared/language';

/**
 * The categories that a path goes through; none for the menu's start, undefined when a segment is unknown.
 * Source: AMB-24.
 */
export function categoriesAtPath(menu: Menu, path: readonly string[]): readonly Category[] | undefined {
  const categories: Category[] = [];
  for (const segment of path) {
    const category = (categories.at(-1)?.items ?? menu.items).find(
      (item): item is Category => item.kind === 'category' && item.code === segment,
    );
    if (category === undefined) return undefined;
    categories.push(category);
  }
  return categories;
}

/** What stands at a category path; undefined when a segment is unknown. */
export function itemsAtPath(menu: Menu, path: readonly string[]): readonly MenuItem[] | undefined {
  const categories = categoriesAtPath(menu, path);
  return categories === undefined ? undefined : (categories.at(-1)?.items ?? menu.items);
}

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
  categoriesAtPath(menu, path)?.map((category, index) => ({
    name: categoryName(category, language),
    path: path.slice(0, index + 1),
  }));
