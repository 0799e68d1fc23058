import { buildPath } from '@/domain/navigation/build-path';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/** The step in which the end of the first profile fetch is waited for. Source: spec §9 Auth-state wait; NAV-04. */
export const SESSION_WAIT_STEP_MS = 100;

/**
 * Rule 1. A route needing auth sends who is not logged in to login, with the wanted address and its whole query; it
 * waits while that is not known. A wait that ended without an answer counts as not logged in.
 * Source: spec §2 rule 1, AMB-09, AMB-10; NAV-02, NAV-03.
 */
export const requireSession: NavigationRule = ({ route, session, asked }) => {
  if (!route.flags.requiresAuth) return goOn();
  if (session.loading && !asked.has('session')) return { kind: 'need', need: { kind: 'session' } };
  return session.isAuthenticated ? goOn() : redirectTo(buildPath.login(route.fullPath));
};
