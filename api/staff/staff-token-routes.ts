import * as z from 'zod/mini';
import { madeStaffToken, newStaffToken, staffTokens } from '@/adapters/contract/staff/accounts';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { parseStaffTokenId, type StaffToken } from '@/domain/staff/staff-member';
import { auditEntryAt } from '@api/audit/audit';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { invalidParameter, UNKNOWN_ENTRY } from '@api/http/problems';
import { makeStaffToken } from '@api/staff/make-staff-token';
import type { StaffDeps } from '@api/staff/staff-deps';

/** Tokens for machines, for admins. */
export function staffTokenRoutes(app: ApiServer, deps: StaffDeps): void {
  const { staff, gate, clock } = deps;

  app.get(
    staffPaths.tokens,
    {
      config: {
        rateLimit: 'operate',
        document: { summary: 'The tokens of machines', access: 'staff', act: 'manageTokens' },
      },
      schema: { response: { 200: staffTokens } },
    },
    async () => ({ tokens: await staff.tokens() }),
  );

  app.post(
    staffPaths.tokens,
    {
      config: {
        rateLimit: 'changeAccount',
        document: {
          summary: 'Make a token for a machine; its secret is in this answer alone',
          ...{ access: 'staff', act: 'manageTokens' },
        },
      },
      schema: { body: newStaffToken, response: { 201: madeStaffToken } },
    },
    async (request, reply) => {
      const made = await makeStaffToken(deps, request.body, gate.callerOf(request).actor);
      if (made === undefined) return sendProblem(reply, invalidParameter('shops'));
      return reply.code(201).send(made);
    },
  );

  app.delete(
    '/api/staff/tokens/:tokenId',
    {
      config: {
        rateLimit: 'changeAccount',
        document: {
          summary: 'Revoke the token of a machine',
          ...{ access: 'staff', act: 'manageTokens', answers: { 204: DONE }, refusals: [404] },
        },
      },
      schema: { params: z.object({ tokenId: z.string() }) },
    },
    async (request, reply) => {
      const id = parseStaffTokenId(request.params.tokenId);
      const { actor } = gate.callerOf(request);
      const entryOf = ({ name }: StaffToken) =>
        auditEntryAt(clock.now(), { actor, act: 'endToken', subject: name });
      const revoked = id && (await staff.removeToken(id, entryOf));
      if (revoked === undefined) return sendProblem(reply, UNKNOWN_ENTRY);
      return reply.code(204).send();
    },
  );
}
