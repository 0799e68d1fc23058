import { staffLogin, staffMember } from '@/adapters/contract/staff/session';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { WRONG_PASSWORD } from '@api/accounts/refusals';
import { passwordGate } from '@api/accounts/password-gate';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { clientNetworks } from '@api/http/client-network';
import { allowanceOf } from '@api/http/rate-limits';
import { sendProblem } from '@api/http/problem';
import { callerOfAccount, memberOfCaller } from '@api/staff/staff-caller';
import type { StaffDeps } from '@api/staff/staff-deps';
import { logInStaff } from '@api/staff/staff-log-in';

/** Login and logout of the staff, and who is logged in. */
export function staffSessionRoutes(app: ApiServer, deps: StaffDeps): void {
  const { sessions, shops, gate, record } = deps;

  app.post(
    staffPaths.session,
    {
      config: {
        rateLimit: 'logIn',
        gate: passwordGate(deps.hasher),
        document: { summary: 'Log in as staff', refusals: [401] },
      },
      schema: { body: staffLogin, response: { 200: staffMember } },
    },
    async (request, reply) => {
      const account = await logInStaff(deps, {
        ...{ ...request.body, networks: clientNetworks(request.ip) },
        // Where guests and staff share one address, the guests' wrong passwords must not keep the staff out.
        factor: allowanceOf(request.ip, deps.shopNetworks),
        knownDevice: (accountId) => deps.knownDevices.find(request, accountId),
      });
      if (!account.ok) return sendProblem(reply, account.error);
      if (!(await sessions.open(request, reply, account.value.id))) return sendProblem(reply, WRONG_PASSWORD);
      const caller = callerOfAccount(account.value);
      await record({ actor: caller.actor, act: 'logIn' });
      return reply.header('cache-control', 'no-store').send(await memberOfCaller(caller, shops));
    },
  );

  app.get(
    staffPaths.session,
    {
      config: { rateLimit: 'operate', document: { summary: 'Who is logged in as staff', access: 'staff' } },
      schema: { response: { 200: staffMember } },
    },
    (request) => memberOfCaller(gate.callerOf(request), shops),
  );

  app.delete(
    staffPaths.session,
    {
      config: {
        rateLimit: 'operate',
        document: { summary: 'Log out as staff', access: 'staff', answers: { 204: DONE } },
      },
    },
    async (request, reply) => {
      const { actor } = gate.callerOf(request);
      await sessions.end(request, reply);
      await record({ actor, act: 'logOut' });
      return reply.code(204).send();
    },
  );
}
