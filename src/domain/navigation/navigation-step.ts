import type { BasketFlags } from '@/domain/basket/basket';
import type { OperationOf } from '@/domain/basket/basket-operation';
import type { RedirectReason } from '@/domain/navigation/page-tracking';
import type { QueryForBasket } from '@/domain/navigation/read-query';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { ShopId } from '@/domain/shop/shop';

/** What a rule answers. */
export type NavigationStep =
  /** To the next rule, after these effects. */
  | { readonly kind: 'goOn'; readonly effects: readonly NavigationEffect[] }
  /** Elsewhere, in place of the wanted address in the history. `reportId` names a failure to report, `reason` what is to be said. */
  | {
      readonly kind: 'redirect';
      readonly path: string;
      readonly reportId?: string;
      readonly reason?: RedirectReason;
    }
  /** The rule cannot decide before this is there. It runs once more when it was provided, or could not be. */
  | { readonly kind: 'need'; readonly need: NavigationRequirement };

export type NavigationRequirement =
  /** The end of the first profile fetch. The wait is in steps of `SESSION_WAIT_STEP_MS`, and bounded. */
  | { readonly kind: 'session' }
  /** The settings as the server has them now, or could not be asked for them. */
  | { readonly kind: 'settings' }
  /** This shop as the server has it now, selected. Where the server cannot be asked, what is stored stays. An empty basket goes along to it; one with items stays until rule 8 has judged it. */
  | { readonly kind: 'shop'; readonly shopId: ShopId };

/** What a navigation changes. The application performs it. */
export type NavigationEffect =
  | { readonly kind: 'clearSelectedShop' }
  | { readonly kind: 'moveQueryToBasket'; readonly values: QueryForBasket }
  /** The shown address becomes this one; no navigation. */
  | { readonly kind: 'replaceAddress'; readonly fullPath: string }
  | { readonly kind: 'setBasketFlags'; readonly flags: Partial<BasketFlags> }
  | { readonly kind: 'clearSpotAndNote' }
  | { readonly kind: 'setShopClass'; readonly shopId: ShopId | undefined }
  /** Sets the basket aside, and starts an empty one of this shop. Source: PAIN-36. */
  | OperationOf<'moveToShop'>
  /** Updates the page tracking and tells the telemetry of a page view. */
  | { readonly kind: 'trackPage'; readonly route: MatchedRoute; readonly fullPath: string }
  /** Tells everybody who listens that the navigation has taken place. */
  | { readonly kind: 'onNavigate'; readonly route: MatchedRoute; readonly fullPath: string };

export const goOn = (...effects: readonly NavigationEffect[]): NavigationStep => ({ kind: 'goOn', effects });

export const redirectTo = (path: string): NavigationStep => ({ kind: 'redirect', path });
