import type { BasketFlags } from '@/domain/basket/basket';
import type { OperationOf } from '@/domain/basket/basket-operation';
import type { RedirectReason } from '@/domain/navigation/page-tracking';
import type { QueryForBasket } from '@/domain/navigation/read-query';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { ShopId } from '@/domain/shop/shop';

/** The result of a rule. */
export type NavigationStep =
  /** Continues with the next rule, after these effects. */
  | { readonly kind: 'goOn'; readonly effects: readonly NavigationEffect[] }
  /**
   * Redirects, replacing the wanted address in the history. `reportId` names a failure to report, `reason` what to
   * show.
   */
  | {
      readonly kind: 'redirect';
      readonly path: string;
      readonly reportId?: string;
      readonly reason?: RedirectReason;
    }
  /** The rule cannot decide without this. It runs once more when the requirement was provided or could not be. */
  | { readonly kind: 'need'; readonly need: NavigationRequirement };

export type NavigationRequirement =
  /** The end of the first profile fetch. The wait is in steps of `SESSION_WAIT_STEP_MS`, and bounded. */
  | { readonly kind: 'session' }
  /** Fresh settings of the server, unless it cannot be reached. */
  | { readonly kind: 'settings' }
  /**
   * This shop as the server has it now, selected. Where the server cannot be reached, the stored shop stays. An empty
   * basket moves to the shop; one with items stays until rule 8.
   */
  | { readonly kind: 'shop'; readonly shopId: ShopId };

/** A change by a navigation, performed by the application. */
export type NavigationEffect =
  | { readonly kind: 'clearSelectedShop' }
  | { readonly kind: 'moveQueryToBasket'; readonly values: QueryForBasket }
  /** Replaces the shown address, without a navigation. */
  | { readonly kind: 'replaceAddress'; readonly fullPath: string }
  | { readonly kind: 'setBasketFlags'; readonly flags: Partial<BasketFlags> }
  | { readonly kind: 'clearSpotAndNote' }
  | { readonly kind: 'setShopClass'; readonly shopId: ShopId | undefined }
  /** Sets the basket aside, and starts an empty one of this shop. Source: PAIN-36. */
  | OperationOf<'moveToShop'>
  /** Updates the page tracking and reports a page view to the telemetry. */
  | { readonly kind: 'trackPage'; readonly route: MatchedRoute; readonly fullPath: string }
  /** Notifies the listeners of the navigation. */
  | { readonly kind: 'onNavigate'; readonly route: MatchedRoute; readonly fullPath: string };

export const goOn = (...effects: readonly NavigationEffect[]): NavigationStep => ({ kind: 'goOn', effects });

export const redirectTo = (path: string): NavigationStep => ({ kind: 'redirect', path });
