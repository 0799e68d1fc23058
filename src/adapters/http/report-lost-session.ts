import type { AxiosInstance } from 'axios';

import { paths } from '@/adapters/contract/paths';

/** All calls below need a session (OPEN-44), except logging out. */
const PROTECTED = `${paths.account}/`;
const isProtected = (path: string): boolean =>
  (path === paths.account || path.startsWith(PROTECTED)) && path !== paths.logout;

/**
 * Reports that the server refused a member's call for lack of a session. A response counts only for the member who was
 * logged in when the call was made: `whoIsThere` returns the member number, undefined for a guest. Source: OPEN-44;
 * PAIN-94.
 */
export function reportLostSession(
  client: AxiosInstance,
  whoIsThere: () => string | undefined,
  listener: () => void,
): void {
  const askedBy = new WeakMap<object, string>();
  client.interceptors.request.use((request) => {
    const who = whoIsThere();
    if (who !== undefined && isProtected(request.url ?? '')) askedBy.set(request, who);
    return request;
  });
  client.interceptors.response.use((response) => {
    const who = askedBy.get(response.config);
    if (response.status === 401 && who !== undefined && who === whoIsThere()) listener();
    return response;
  });
}
