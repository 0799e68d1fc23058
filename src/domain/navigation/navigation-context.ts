import type { Basket } from '@/domain/basket/basket';
import type { Session } from '@/domain/customer/session';
import type { NavigationRequirement, NavigationStep } from '@/domain/navigation/navigation-step';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { ScreenType } from '@/domain/navigation/screen-type';
import type { Settings } from '@/domain/settings/settings';
import type { Shop } from '@/domain/shop/shop';

/** What the program knows at the moment at which a rule is asked. */
export interface NavigationFacts {
  readonly session: Session;
  /** Undefined while they are not loaded. */
  readonly settings: Settings | undefined;
  /** The selected shop. */
  readonly shop: Shop | undefined;
  /** Whether it is only as it was stored: the server has not described it to this page. */
  readonly isShopStored: boolean;
  readonly basket: Basket;
  readonly screenType: ScreenType;
}

/** The facts, the wanted route, and what was already asked for on the way there: a need is asked for once. */
export interface NavigationContext extends NavigationFacts {
  readonly route: MatchedRoute;
  readonly asked: ReadonlySet<NavigationRequirement['kind']>;
}

export type NavigationRule = (context: NavigationContext) => NavigationStep;
