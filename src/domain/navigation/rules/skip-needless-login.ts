import { buildPath } from '@/domain/navigation/build-path';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { redirectTarget } from '@/domain/navigation/login-path';

/**
 * A member is redirected from login and registration to where login would lead. Only login waits for the session: the
 * screen of the registration redirects by itself. Source: spec §2 Route table, AMB-10, OPEN-30; ROUTE-17 to ROUTE-19.
 */
export const skipNeedlessLogin: NavigationRule = ({ route, session, asked }) => {
  if (route.name !== 'login' && route.name !== 'register') return goOn();
  if (route.name === 'login' && session.loading && !asked.has('session'))
    return { kind: 'need', need: { kind: 'session' } };
  if (!session.isAuthenticated) return goOn();
  return redirectTo(redirectTarget(route) ?? buildPath.home());
};
