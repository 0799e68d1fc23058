import { lazy } from 'react';

import type { RouteName } from '@/domain/navigation/route';
import type { Screen } from '@/ui/app/screen-props';
import { Screen as HomeScreen } from '@/ui/screens/home/home-screen';

type ScreenModule = () => Promise<{ readonly Screen: Screen }>;

/**
 * One module a screen, fetched when it is first wanted. Home is here from the start, since most visits begin there; the
 * offline page is fetched with the rest of the program, since there is no network when it is wanted. Redirect routes
 * have none: they are never shown.
 */
const modules: Readonly<Partial<Record<RouteName, ScreenModule>>> = {
  home: () => Promise.resolve({ Screen: HomeScreen }),
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
  orderHistory: () => import('@/ui/screens/order-history/order-history-screen'),
  campaigns: () => import('@/ui/screens/campaigns/campaigns-screen'),
  profile: () => import('@/ui/screens/profile/profile-screen'),
  favorites: () => import('@/ui/screens/favorites/favorites-screen'),
  digitalSignage: () => import('@/ui/screens/signage/signage-screen'),
  ordersPage: () => import('@/ui/screens/orders/orders-screen'),
  termsAndConditions: () => import('@/ui/screens/legal/terms-screen'),
  privacyPolicy: () => import('@/ui/screens/legal/privacy-screen'),
};

const notFoundModule = () => import('@/ui/screens/not-found/not-found-screen');

/** An address that means nothing. */
export const NotFound = lazy(() => notFoundModule().then((module) => ({ default: module.NotFoundScreen })));

/** Fetches a screen's module ahead of its being shown. */
export async function preloadScreen(name: RouteName | undefined): Promise<void> {
  await ((name === undefined ? undefined : modules[name]) ?? notFoundModule)();
}

const screens = new Map<RouteName, Screen>();

/** The screen of a route. */
export function screenOf(name: RouteName): Screen {
  const known = screens.get(name);
  if (known !== undefined) return known;
  const module = modules[name];
  const screen =
    module === undefined ? NotFound : lazy(() => module().then(({ Screen }) => ({ default: Screen })));
  screens.set(name, screen);
  return screen;
}
