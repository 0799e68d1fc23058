import type { ActingPage } from '@simulator/program/acting-page';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import type { Menu } from '@/domain/menu/menu';

/** The menu of the shop whose pages are shown, once it is loaded. */
export function shownMenu(page: ActingPage): Menu | undefined {
  const menu = page.get(MenuStore).current;
  return page.get(NavigationStore).current?.params.shopId === menu?.shopId ? menu : undefined;
}
