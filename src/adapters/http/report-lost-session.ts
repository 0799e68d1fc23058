import type { AxiosInstance } from 'axios';

import { paths } from '@/adapters/contract/paths';

/** Everything below needs a session (OPEN-44). Leaving it is no way to lose it. */
const PROTECTED = `${paths.account}/`;
const isProtected = (path: string): boolean =>
  (path === paths.account || path.startsWith(PROTECTED)) && path !== paths.logout;

/**
 * Tells that the server refuses a member's call because it knows no session. An answer counts only for whoever asked:
 * `whoIsThere` names the member, and nobody by undefined. Source: OPEN-44; PAIN-94.
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
