import { staffPasswordChange } from '@/adapters/contract/staff/session';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { checkOwnPassword } from '@api/accounts/check-own-password';
import { HASHING_BUSY } from '@api/accounts/refusals';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem, type Problem } from '@api/http/problem';
import { FORBIDDEN, invalidParameter } from '@api/http/problems';
import { changeStaffPassword, type ChangeStaffPasswordFailure } from '@api/staff/change-staff-password';
import type { StaffDeps } from '@api/staff/staff-deps';

const PROBLEMS: Readonly<Record<ChangeStaffPasswordFailure, Problem>> = {
  invalid: invalidParameter('newPassword'),
  changed: invalidParameter('currentPassword'),
  busy: HASHING_BUSY,
};

/** Members of staff change their own password; a machine has none. */
export function staffPasswordRoutes(app: ApiServer, deps: StaffDeps): void {
  const { staff, sessions, gate } = deps;
  app.put(
    staffPaths.password,
    {
      config: {
        rateLimit: 'changeAccount',
        document: {
          summary: 'Change the own password, which ends the other sessions',
          ...{ access: 'staff', answers: { 204: DONE }, refusals: [403, 422] },
        },
      },
      schema: { body: staffPasswordChange },
    },
    async (request, reply) => {
      const { email, actor } = gate.callerOf(request);
      const account = await staff.findByEmail(email);
      if (account === undefined) return sendProblem(reply, FORBIDDEN);
      const { currentPassword, newPassword } = request.body;
      const isOwn = await checkOwnPassword(deps, account, currentPassword);
      if (!isOwn.ok) return sendProblem(reply, isOwn.error);
      if (!isOwn.value) return sendProblem(reply, PROBLEMS.changed);
      const changed = await changeStaffPassword(deps, account, newPassword, actor);
      if (!changed.ok) return sendProblem(reply, PROBLEMS[changed.error]);
      await sessions.open(request, reply, account.id);
      return reply.code(204).send();
    },
  );
}
