import { checkShownFavorites, checkStoredFavorites } from '@simulator/invariants/check-favorites';
import { TIME_TOLERANCE_MS } from '@simulator/invariants/watch-tracking';
import type { Device } from '@simulator/world/device';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import { BasketStore } from '@/application/basket/basket-store';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';

/** Checks what every page shows at the end. */
export function checkRest(watched: WatchedWorld): void {
  checkStoredFavorites(watched);
  for (const device of watched.world.devices.values()) {
    checkMenus(watched, device);
    checkLanguages(watched, device);
    checkPaidBaskets(watched, device);
    checkExpired(watched, device);
    checkShownFavorites(watched, device);
  }
}

/** The latest request wins: a page of a shop has that shop's menu. Source: FAULT-C19. */
function checkMenus({ violations }: WatchedWorld, { name, pages }: Device): void {
  for (const page of pages) {
    const shopId = page.get(NavigationStore).current?.params.shopId;
    const menu = page.get(MenuStore);
    const isOther = menu.shopId !== undefined && menu.shopId !== shopId;
    if (shopId !== undefined && page.get(NavigationStore).current?.params.orderId === undefined && isOther)
      violations.add(
        'the menu is of the shop that is shown',
        `${name} is at shop ${shopId} and has the menu of ${menu.shopId}`,
      );
  }
}

function checkLanguages({ violations }: WatchedWorld, { name, pages, hasForgotten }: Device): void {
  const spoken = new Set(pages.map((page) => page.get(LanguageStore).language));
  if (spoken.size > 1 && !hasForgotten)
    violations.add('tabs agree', `${name} speaks ${[...spoken].join(' and ')}`);
}

/** The articles of an order that is known to be paid are not in the basket. Source: FAULT-P10, FAULT-C10. */
function checkPaidBaskets({ violations }: WatchedWorld, { name, pages }: Device): void {
  for (const page of pages) {
    const { intent } = page.get(OrderStore);
    const { seed, items } = page.get(BasketStore);
    if (intent?.state.kind === 'paid' && intent.seed === seed && items.length > 0)
      violations.add('what was paid leaves the basket', `${name}: ${intent.state.order.orderId}`);
  }
}

/**
 * An order that had expired before a page was opened is not tracked there, once the page has the server's time. Source:
 * TRACK-10.
 */
function checkExpired({ violations }: WatchedWorld, { name, pages, clockSetAt }: Device): void {
  for (const page of pages) {
    const { reportedTimeAt, openedAt } = page;
    if (reportedTimeAt === undefined || openedAt < (clockSetAt ?? 0)) continue;
    const { running } = page.get(OrderStore);
    const late = running.filter(({ expires }) => openedAt - expires > TIME_TOLERANCE_MS);
    for (const { id } of late) violations.add('expired orders are removed', `${name} still tracks ${id}`);
  }
}
