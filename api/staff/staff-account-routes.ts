import * as z from 'zod/mini';
import { newStaffAccount, staffAccount, staffAccounts } from '@/adapters/contract/staff/accounts';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { assertNever } from '@/domain/shared/assert-never';
import { parseStaffAccountId, type StaffAccount } from '@/domain/staff/staff-member';
import { auditEntryAt } from '@api/audit/audit';
import { HASHING_BUSY } from '@api/accounts/refusals';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem, type Problem } from '@api/http/problem';
import { invalidParameter, LAST_ADMIN, STAFF_EMAIL_TAKEN, UNKNOWN_ENTRY } from '@api/http/problems';
import { addStaff, type AddStaffFailure } from '@api/staff/add-staff';
import type { StaffDeps } from '@api/staff/staff-deps';

/** The accounts of the staff, for admins. */
export function staffAccountRoutes(app: ApiServer, deps: StaffDeps): void {
  const { staff, gate, clock } = deps;

  app.get(
    staffPaths.accounts,
    {
      config: {
        rateLimit: 'operate',
        document: { summary: 'The accounts of the staff', access: 'staff', act: 'manageStaff' },
      },
      schema: { response: { 200: staffAccounts } },
    },
    async () => ({ accounts: await staff.accounts() }),
  );

  app.post(
    staffPaths.accounts,
    {
      config: {
        rateLimit: 'changeAccount',
        document: {
          summary: 'Add a member of the staff',
          ...{ access: 'staff', act: 'manageStaff', refusals: [409] },
        },
      },
      schema: { body: newStaffAccount, response: { 201: staffAccount } },
    },
    async (request, reply) => {
      const added = await addStaff(deps, { ...request.body, isPublic: false }, gate.callerOf(request).actor);
      if (!added.ok) return sendProblem(reply, problemOf(added.error));
      return reply.code(201).send(added.value);
    },
  );

  app.delete(
    '/api/staff/accounts/:accountId',
    {
      config: {
        rateLimit: 'changeAccount',
        document: {
          summary: 'End the account and the sessions of a member of the staff',
          ...{ access: 'staff', act: 'manageStaff', answers: { 204: DONE }, refusals: [404, 409] },
        },
      },
      schema: { params: z.object({ accountId: z.string() }) },
    },
    async (request, reply) => {
      const id = parseStaffAccountId(request.params.accountId);
      const { actor } = gate.callerOf(request);
      const entryOf = ({ email }: StaffAccount) =>
        auditEntryAt(clock.now(), { actor, act: 'endStaff', subject: email });
      const ended = id && (await staff.removeAccount(id, { entryOf }));
      if (ended?.kind === 'lastAdmin') return sendProblem(reply, LAST_ADMIN);
      if (ended?.kind !== 'removed') return sendProblem(reply, UNKNOWN_ENTRY);
      return reply.code(204).send();
    },
  );
}

function problemOf(failure: AddStaffFailure): Problem {
  switch (failure.kind) {
    case 'invalid':
      return invalidParameter(failure.field);
    case 'emailTaken':
      return STAFF_EMAIL_TAKEN;
    case 'busy':
      return HASHING_BUSY;
    default:
      return assertNever(failure);
  }
}
