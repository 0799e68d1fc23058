import type { RouteName } from '@/domain/navigation/route';

/** An address of a route, and where it leads a guest of the demonstration who has chosen nothing yet. */
export interface RouteVisit {
  readonly address: string;
  /** Where it leads, if not to itself. */
  readonly lands?: string;
}

const ARTICLE = '/shop/1/menu/burgers/beef-burgers/articles/burger-classic';
const NOBODYS_ORDER = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Every route of the product, so that a test that walks through them meets new screens by itself. */
export const ROUTE_VISITS: Readonly<Record<RouteName, RouteVisit>> = {
  home: { address: '/' },
  shopToOrderTypeRedirect: { address: '/shop/1', lands: '/shop/1/order-type' },
  offline: { address: '/offline', lands: '/' },
  login: { address: '/login' },
  register: { address: '/register' },
  favorites: { address: '/favorites' },
  orderHistory: { address: '/order-history', lands: '/login?redirectUri=%2Forder-history' },
  profile: { address: '/profile', lands: '/login?redirectUri=%2Fprofile' },
  forgotPassword: { address: '/forgot-password' },
  resetPassword: { address: '/reset-password' },
  confirmEmail: { address: '/confirm-email' },
  campaigns: { address: '/campaigns' },
  shopPage: { address: '/shop/1/order-type' },
  digitalSignage: { address: '/shop/1/digital-signage' },
  menuPage: { address: '/shop/1/menu/burgers/beef-burgers' },
  menuArticlePage: { address: ARTICLE },
  articleRedirect: { address: '/shop/1/redirect/burger-classic', lands: ARTICLE },
  editOrder: { address: `${ARTICLE}/no-such-line` },
  suggestedArticlesPage: { address: `${ARTICLE}/suggested` },
  checkoutPage: { address: '/shop/1/checkout' },
  paymentPage: { address: `/shop/1/checkout/payment/${NOBODYS_ORDER}` },
  orderPage: { address: `/order/${NOBODYS_ORDER}` },
  receiptPage: { address: `/order/${NOBODYS_ORDER}/receipt` },
  ordersPage: { address: '/orders', lands: '/?redirectUri=%2Forders' },
  termsAndConditions: { address: '/terms-and-conditions' },
  privacyPolicy: { address: '/privacy-policy' },
  accessibilityStatement: { address: '/accessibility' },
};
