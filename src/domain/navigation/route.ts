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
  'ordersPage',
  'termsAndConditions',
  'privacyPolicy',
] as const;

export type RouteName = (typeof ROUTE_NAMES)[number];

/** The values in an address, as text; each rule parses what it needs. */
export interface RouteParams {
  readonly shopId?: string;
  readonly path?: readonly string[];
  readonly articleId?: string;
  readonly orderId?: string;
}

/** An address that matches the route table. `fullPath` is the requested path, query and fragment. */
export interface MatchedRoute {
  readonly name: RouteName;
  readonly flags: RouteFlags;
  readonly params: RouteParams;
  readonly query: ReadonlyMap<string, string>;
  readonly path: string;
  readonly fullPath: string;
}
