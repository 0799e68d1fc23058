import { buildPath } from '@/domain/navigation/build-path';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/** The interval of the wait for the end of the first profile fetch. Source: spec §9 Auth-state wait; NAV-04. */
export const SESSION_WAIT_STEP_MS = 100;

/**
 * Rule 1. A route that requires a session redirects a guest to login, with the wanted address and its whole query; it
 * waits while the session is loading. A wait that ends without an answer counts as a guest. Source: spec §2 rule 1,
 * AMB-09, AMB-10; NAV-02, NAV-03.
 */
export const requireSession: NavigationRule = ({ route, session, asked }) => {
  if (!route.flags.requiresAuth) return goOn();
  if (session.loading && !asked.has('session')) return { kind: 'need', need: { kind: 'session' } };
  return session.isAuthenticated ? goOn() : redirectTo(buildPath.login(route.fullPath));
};
