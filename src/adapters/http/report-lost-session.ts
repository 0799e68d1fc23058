import type { AxiosInstance } from 'axios';

import { paths } from '@/adapters/contract/paths';

/** All calls below need a session (OPEN-44), except logging out. */
const PROTECTED = `${paths.account}/`;
const isProtected = (path: string): boolean =>
  (path === paths.account || path.startsWith(PROTECTED)) && path !== paths.logout;

/**
 * Reports that the server refused a member's call for lack of a session. A response counts only for the member who was
 * logged in when the call was made: `currentMember` returns the member number, undefined for a guest. Source: OPEN-44;
 * PAIN-94.
 */
export function reportLostSession(
  client: AxiosInstance,
  currentMember: () => string | undefined,
  listener: () => void,
): void {
  const memberOf = new WeakMap<object, string>();
  client.interceptors.request.use((request) => {
    const member = currentMember();
    if (member !== undefined && isProtected(request.url ?? '')) memberOf.set(request, member);
    return request;
  });
  client.interceptors.response.use((response) => {
    const member = memberOf.get(response.config);
    if (response.status === 401 && member !== undefined && member === currentMember()) listener();
    return response;
  });
}
