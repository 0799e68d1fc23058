import type { Container } from 'inversify';

import { HttpClient } from '@/adapters/http/create-http-client';
import { reportLostSession } from '@/adapters/http/report-lost-session';
import { SessionStore } from '@/application/account/session-store';

/**
 * Ends the session here when the server reports it as over; once for each container. Home makes no call that needs a
 * session.
 */
export function watchLostSession(container: Container): void {
  const sessions = container.get(SessionStore);
  const currentMember = (): string | undefined => {
    const { isAuthenticated, user } = sessions.session;
    return isAuthenticated ? (user?.memberNumber ?? '') : undefined;
  };
  reportLostSession(container.get<HttpClient>(HttpClient), currentMember, () => sessions.expire());
}
