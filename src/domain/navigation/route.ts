import type { BasketItemId } from '@/domain/basket/basket';
import type { ArticleCode, CategoryCode } from '@/domain/menu/menu';
import type { OrderId } from '@/domain/order/order';
import type { ShopId } from '@/domain/shop/shop';

/** Source: spec §2 Route table; ROUTE-01. */
export interface RouteFlags {
  readonly requiresAuth: boolean;
  readonly requiresShop: boolean;
  readonly showCart: boolean;
  readonly editMode: boolean;
  readonly showAddItemButton: boolean;
  readonly disableCart: boolean;
  readonly confirmCartReset: boolean;
}

export const ROUTE_NAMES = [
  'home',
  'shopToOrderTypeRedirect',
  'offline',
  'login',
  'register',
  'favorites',
  'orderHistory',
  'profile',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'campaigns',
  'shopPage',
  'digitalSignage',
  'menuPage',
  'menuArticlePage',
  'articleRedirect',
  'editOrder',
  'suggestedArticlesPage',
  'checkoutPage',
  'paymentPage',
  'orderPage',
  'receiptPage',
  'ordersPage',
  'termsAndConditions',
  'privacyPolicy',
  'accessibilityStatement',
] as const;

export type RouteName = (typeof ROUTE_NAMES)[number];

/** The values in an address; a malformed one is missing. */
export interface RouteParams {
  readonly shopId?: ShopId | undefined;
  /** The categories from the start of the menu. */
  readonly path?: readonly CategoryCode[] | undefined;
  readonly articleId?: ArticleCode | undefined;
  readonly itemId?: BasketItemId | undefined;
  readonly orderId?: OrderId | undefined;
}

/** An address that matches the route table. `fullPath` is the requested path, query and fragment. */
export interface MatchedRoute {
  readonly name: RouteName;
  readonly flags: RouteFlags;
  readonly params: RouteParams;
  /** Whether the address names a shop by what is no number of a shop (AMB-11). */
  readonly hasInvalidShop: boolean;
  readonly query: ReadonlyMap<string, string>;
  readonly path: string;
  readonly fullPath: string;
}
