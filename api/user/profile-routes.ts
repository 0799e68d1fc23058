import { ACCEPT_GUEST_HEADER } from '@/adapters/contract/headers';
import { paths } from '@/adapters/contract/paths';
import { userProfile } from '@/adapters/contract/user';
import type { AccountDeps } from '@api/accounts/account-deps';
import { GUEST_PROFILE, profileOf } from '@api/user/profile';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { NOT_AUTHENTICATED } from '@api/http/problems';

/**
 * GET /api/user/profile: 401 for a guest, unless a header accepts that. Source: spec §4 Session; API-07, ENT-07,
 * DEC-64.
 */
export function profileRoutes(app: ApiServer, deps: AccountDeps): void {
  const document = {
    summary: 'The profile',
    access: 'member',
    parameters: [
      {
        in: 'header',
        name: ACCEPT_GUEST_HEADER,
        description: '`true`: 200 with a profile that is not authenticated, in place of 401',
      },
    ],
  } as const;
  app.get(
    paths.profile,
    { config: { document }, schema: { response: { 200: userProfile } } },
    async (request, reply) => {
      const member = await deps.sessions.renew(request, reply);
      if (member === undefined)
        return request.headers[ACCEPT_GUEST_HEADER] === 'true'
          ? GUEST_PROFILE
          : sendProblem(reply, NOT_AUTHENTICATED);
      return profileOf(member, await deps.accounts.favorites(member.id));
    },
  );
}
