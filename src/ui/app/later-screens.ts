import type { FunctionComponent } from 'react';

import type { ScreenName } from '@/domain/navigation/closed-shop';
import type { Screen } from '@/ui/view-model/screen-props';

type ScreenModule = () => Promise<{ readonly Screen: Screen }>;

/**
 * One module per screen, loaded on demand. Redirect routes have none. Apart from `screens`, since the names of these
 * files are not needed for home.
 */
const MODULES: Readonly<Partial<Record<ScreenName, ScreenModule>>> = {
  closedShop: () => import('@/ui/screens/closed-shop/closed-shop-screen'),
  offline: () => import('@/ui/screens/offline/offline-screen'),
  login: () => import('@/ui/screens/login/login-screen'),
  register: () => import('@/ui/screens/register/register-screen'),
  forgotPassword: () => import('@/ui/screens/forgot-password/forgot-password-screen'),
  resetPassword: () => import('@/ui/screens/reset-password/reset-password-screen'),
  confirmEmail: () => import('@/ui/screens/confirm-email/confirm-email-screen'),
  shopPage: () => import('@/ui/screens/order-type/order-type-screen'),
  menuPage: () => import('@/ui/screens/menu/menu-screen'),
  menuArticlePage: () => import('@/ui/screens/article/article-screen'),
  editOrder: () => import('@/ui/screens/article/article-screen'),
  suggestedArticlesPage: () => import('@/ui/screens/suggested-articles/suggested-articles-screen'),
  checkoutPage: () => import('@/ui/screens/checkout/checkout-screen'),
  paymentPage: () => import('@/ui/screens/payment/payment-screen'),
  orderPage: () => import('@/ui/screens/order/order-screen'),
  receiptPage: () => import('@/ui/screens/receipt/receipt-screen'),
  orderHistory: () => import('@/ui/screens/order-history/order-history-screen'),
  campaigns: () => import('@/ui/screens/campaigns/campaigns-screen'),
  profile: () => import('@/ui/screens/profile/profile-screen'),
  favorites: () => import('@/ui/screens/favorites/favorites-screen'),
  digitalSignage: () => import('@/ui/screens/signage/signage-screen'),
  ordersPage: () => import('@/ui/screens/orders/orders-screen'),
  termsAndConditions: () => import('@/ui/screens/legal/terms-screen'),
  privacyPolicy: () => import('@/ui/screens/legal/privacy-screen'),
  accessibilityStatement: () => import('@/ui/screens/legal/accessibility-screen'),
};

/** The page of an unknown address. */
export const fetchNotFound = async (): Promise<FunctionComponent> =>
  (await import('@/ui/screens/not-found/not-found-screen')).NotFoundScreen;

export async function fetchScreen(name: ScreenName | undefined): Promise<Screen> {
  const module = name === undefined ? undefined : MODULES[name];
  return module === undefined ? fetchNotFound() : (await module()).Screen;
}
