import * as z from 'zod/mini';
import { accountSessions } from '@/adapters/contract/account-session';
import { paths } from '@/adapters/contract/paths';
import type { AccountDeps } from '@api/accounts/account-deps';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { NOT_AUTHENTICATED, UNKNOWN_ENTRY } from '@api/http/problems';

/** Where a member is logged in, and ending it there. Source: DEC-97. */
export function sessionRoutes(app: ApiServer, { sessions }: Pick<AccountDeps, 'sessions'>): void {
  app.get(
    paths.sessions,
    {
      config: { document: { summary: 'The sessions of the member', access: 'member' } },
      schema: { response: { 200: accountSessions } },
    },
    async (request, reply) => {
      const member = await sessions.memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const own = await sessions.ofAccount(request, member.id);
      return own.map(({ createdAt, usedAt, ...session }) => ({
        ...session,
        ...{ begunAt: createdAt, lastUsedAt: usedAt },
      }));
    },
  );

  app.delete(
    '/api/user/sessions/:id',
    {
      config: {
        rateLimit: 'changeAccount',
        document: {
          summary: 'End a session of the member',
          ...{ access: 'member', answers: { 204: DONE }, refusals: [404] },
        },
      },
      schema: { params: z.object({ id: z.string() }) },
    },
    async (request, reply) => {
      const member = await sessions.memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const own = await sessions.ofAccount(request, member.id);
      const session = own.find(({ id }) => id === request.params.id);
      if (session === undefined) return sendProblem(reply, UNKNOWN_ENTRY);
      await sessions.endOne(request, reply, session);
      return reply.code(204).send();
    },
  );
}
