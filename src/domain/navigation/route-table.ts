import type { RouteFlags, RouteName } from '@/domain/navigation/route';

/**
 * The addresses of the product and their flags. `{path*}` matches any number of segments, also none (AMB-24). No
 * category has the code `articles` and no line `suggested`, so an address matches one pattern at most. Source: spec §2
 * Route table, AMB-15, OPEN-01; ROUTE-10 to ROUTE-43.
 */
export interface RouteEntry {
  readonly pattern: string;
  readonly flags: RouteFlags;
}

const flags = (...on: readonly (keyof RouteFlags)[]): RouteFlags => ({
  requiresAuth: on.includes('requiresAuth'),
  requiresShop: on.includes('requiresShop'),
  showCart: on.includes('showCart'),
  editMode: on.includes('editMode'),
  showAddItemButton: on.includes('showAddItemButton'),
  disableCart: on.includes('disableCart'),
  confirmCartReset: on.includes('confirmCartReset'),
});

const MENU = '/shop/{shopId}/menu/{path*}';

export const ROUTE_TABLE: Readonly<Record<RouteName, RouteEntry>> = {
  home: { pattern: '/', flags: flags('confirmCartReset') },
  shopToOrderTypeRedirect: { pattern: '/shop/{shopId}', flags: flags() },
  offline: { pattern: '/offline', flags: flags() },
  login: { pattern: '/login', flags: flags() },
  register: { pattern: '/register', flags: flags() },
  favorites: { pattern: '/favorites', flags: flags('showCart') },
  orderHistory: { pattern: '/order-history', flags: flags('requiresAuth', 'showCart') },
  profile: { pattern: '/profile', flags: flags('requiresAuth') },
  forgotPassword: { pattern: '/forgot-password', flags: flags() },
  resetPassword: { pattern: '/reset-password', flags: flags() },
  confirmEmail: { pattern: '/confirm-email', flags: flags() },
  campaigns: { pattern: '/campaigns', flags: flags('showCart') },
  shopPage: { pattern: '/shop/{shopId}/order-type', flags: flags('requiresShop', 'confirmCartReset') },
  digitalSignage: { pattern: '/shop/{shopId}/digital-signage', flags: flags('requiresShop') },
  menuPage: { pattern: MENU, flags: flags('requiresShop', 'showCart') },
  menuArticlePage: {
    pattern: `${MENU}/articles/{articleId}`,
    flags: flags('requiresShop', 'showCart', 'showAddItemButton', 'disableCart'),
  },
  articleRedirect: { pattern: '/shop/{shopId}/redirect/{articleId}', flags: flags() },
  editOrder: {
    pattern: `${MENU}/articles/{articleId}/{itemId}`,
    flags: flags('requiresShop', 'showCart', 'editMode', 'showAddItemButton', 'disableCart'),
  },
  suggestedArticlesPage: {
    pattern: `${MENU}/articles/{articleId}/suggested`,
    flags: flags('requiresShop', 'showCart', 'editMode', 'disableCart'),
  },
  checkoutPage: { pattern: '/shop/{shopId}/checkout', flags: flags('requiresShop') },
  paymentPage: { pattern: '/shop/{shopId}/checkout/payment/{orderId}', flags: flags() },
  orderPage: { pattern: '/order/{orderId}', flags: flags() },
  receiptPage: { pattern: '/order/{orderId}/receipt', flags: flags() },
  ordersPage: { pattern: '/orders', flags: flags('requiresShop') },
  termsAndConditions: { pattern: '/terms-and-conditions', flags: flags() },
  privacyPolicy: { pattern: '/privacy-policy', flags: flags() },
  accessibilityStatement: { pattern: '/accessibility', flags: flags() },
};
