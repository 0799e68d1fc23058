import type { Basket } from '@/domain/basket/basket';
import type { Session } from '@/domain/customer/session';
import type { NavigationRequirement, NavigationStep } from '@/domain/navigation/navigation-step';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { ScreenType } from '@/domain/navigation/screen-type';
import type { Settings } from '@/domain/settings/settings';
import type { Shop } from '@/domain/shop/shop';

/** The state of the application when a rule runs. */
export interface NavigationFacts {
  readonly session: Session;
  /** Undefined while they are not loaded. */
  readonly settings: Settings | undefined;
  /** The selected shop. */
  readonly shop: Shop | undefined;
  /** Whether it is only the stored shop: the server has not sent it to this page yet. */
  readonly isShopStored: boolean;
  readonly basket: Basket;
  readonly screenType: ScreenType;
}

/** The facts, the wanted route, and the requirements that this navigation already asked for: each is asked for once. */
export interface NavigationContext extends NavigationFacts {
  readonly route: MatchedRoute;
  readonly asked: ReadonlySet<NavigationRequirement['kind']>;
}

export type NavigationRule = (context: NavigationContext) => NavigationStep;
