import { buildPath } from '@/domain/navigation/build-path';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import type { RouteName } from '@/domain/navigation/route';

const NEED_LOGIN: readonly RouteName[] = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'profile',
  'orderHistory',
];

/**
 * With login disabled its routes redirect to home. Stored settings do not disable before the server was asked, and
 * settings that could not be loaded enable nothing. Source: AMB-10, AMB-20, DEC-02; PROD-12.
 */
export const closeLoginRoutes: NavigationRule = ({ route, settings, asked }) => {
  if (!NEED_LOGIN.includes(route.name) || settings?.isCustomerLoginEnabled === true) return goOn();
  if (!asked.has('settings')) return { kind: 'need', need: { kind: 'settings' } };
  return redirectTo(buildPath.home());
};
