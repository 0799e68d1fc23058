import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { SessionStore } from '@/application/account/session-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { LoadSettings } from '@/application/settings/load-settings';
import { LoadShop } from '@/application/shops/load-shop';
import { waitUntil } from '@/application/shared/wait-until';
import { hasItems } from '@/domain/basket/basket-count';
import type { NavigationRequirement } from '@/domain/navigation/navigation-step';
import { SESSION_WAIT_STEP_MS } from '@/domain/navigation/rules/require-session';
import { Clock } from '@/domain/ports/clock';
import { assertNever } from '@/domain/shared/assert-never';
import type { ShopId } from '@/domain/shop/shop';

/** The maximum wait of a navigation for session or settings; the rule then decides without. */
export const NAVIGATION_WAIT_MAX_MS = 10_000;

/** For this long after a shop could not be loaded, its stored state is used without another attempt. */
export const SHOP_ASK_AGAIN_MS = 30_000;

/**
 * Provides what a navigation rule requires; resolves in any case. Source: spec §9 Auth-state wait; NAV-03, NAV-04,
 * NAV-09.
 */
export class NavigationRequirements {
  static readonly needs = {
    sessions: SessionStore,
    shops: ShopStore,
    baskets: BasketStore,
    loadSettings: LoadSettings,
    loadShop: LoadShop,
    changeBasket: ChangeBasket,
    clock: Clock,
  };

  private readonly deps: Deps<typeof NavigationRequirements>;

  constructor(deps: Deps<typeof NavigationRequirements>) {
    this.deps = deps;
  }

  provide(need: NavigationRequirement, signal: AbortSignal): Promise<void> {
    switch (need.kind) {
      case 'session':
        return this.wait(() => !this.deps.sessions.session.loading, signal);
      case 'settings':
        return this.provideSettings(signal);
      case 'shop':
        return this.provideShop(need.shopId, signal);
      default:
        return assertNever(need);
    }
  }

  private wait(isThere: () => boolean, signal: AbortSignal): Promise<void> {
    return waitUntil(this.deps.clock, isThere, SESSION_WAIT_STEP_MS, NAVIGATION_WAIT_MAX_MS, signal);
  }

  /** The stored settings are used only where the server cannot be reached. Concurrent calls share one request. */
  private provideSettings(signal: AbortSignal): Promise<void> {
    let isAnswered = false;
    void this.deps.loadSettings.load().finally(() => (isAnswered = true));
    return this.wait(() => isAnswered, signal);
  }

  /** Moves an empty basket to the shop. One with items stays until rule 8. */
  private async provideShop(shopId: ShopId, signal: AbortSignal): Promise<void> {
    if (this.hasJustFailed(shopId)) return;
    const result = await this.deps.loadShop.load(shopId, signal);
    const { basket } = this.deps.baskets;
    if (!result.ok || basket.shopId === shopId || (hasItems(basket) && basket.shopId !== undefined)) return;
    this.deps.changeBasket.apply({ kind: 'moveToShop', shopId, shopName: result.value.name });
  }

  /** Without a network, not every step of the visitor waits for the server. */
  private hasJustFailed(shopId: ShopId): boolean {
    const { shop, stored } = this.deps.shops;
    if (shop?.id !== shopId || stored?.failedAt === undefined) return false;
    return this.deps.clock.now() - stored.failedAt < SHOP_ASK_AGAIN_MS;
  }
}
