import type { AxiosInstance } from 'axios';

import { paths } from '@/adapters/contract/paths';
import type { SessionStore } from '@/application/account/session-store';

/** All calls below need a session (OPEN-44), except logging out. */
const PROTECTED = `${paths.account}/`;
const isProtected = (path: string): boolean =>
  (path === paths.account || path.startsWith(PROTECTED)) && path !== paths.logout;

/**
 * Ends the session here when the server refuses a member's call for lack of one. A response counts only for the member
 * who was logged in when the call was made. Source: OPEN-44; PAIN-94.
 */
export function watchLostSession(client: AxiosInstance, sessions: SessionStore): void {
  const memberOf = new WeakMap<object, string>();
  client.interceptors.request.use((request) => {
    const member = memberIn(sessions);
    if (member !== undefined && isProtected(request.url ?? '')) memberOf.set(request, member);
    return request;
  });
  client.interceptors.response.use((response) => {
    const member = memberOf.get(response.config);
    if (response.status === 401 && member !== undefined && member === memberIn(sessions)) sessions.expire();
    return response;
  });
}

/** The member number; empty for a member without one, undefined for a guest. */
const memberIn = ({ session }: SessionStore): string | undefined =>
  session.isAuthenticated ? (session.user?.memberNumber ?? '') : undefined;
