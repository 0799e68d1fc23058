import { authenticationResponseDto, requestOptionsDto } from '@/adapters/contract/passkey';
import { staffMember } from '@/adapters/contract/staff/session';
import { staffPasskeyPaths } from '@/adapters/contract/staff/staff-paths';
import { err, ok } from '@/domain/shared/result';
import { parseStaffAccountId } from '@/domain/staff/staff-member';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { FORBIDDEN, PASSKEY_UNKNOWN } from '@api/http/problems';
import { logInByPasskey } from '@api/passkeys/log-in-by-passkey';
import { loginOptions } from '@api/passkeys/login-options';
import { passkeyRoutes } from '@api/passkeys/passkey-routes';
import { callerOfAccount, memberOfCaller } from '@api/staff/staff-caller';
import type { StaffDeps } from '@api/staff/staff-deps';

/** Login by passkey, and the own passkeys of a member of the staff; a machine has none. Source: DEC-142. */
export function staffPasskeyRoutes(app: ApiServer, given: StaffDeps): void {
  const { staff, sessions, shops, gate, record } = given;
  const deps = { ...given, passkeys: given.staffPasskeys };

  app.post(
    staffPasskeyPaths.loginOptions,
    {
      config: { rateLimit: 'logIn', document: { summary: 'Begin a login of the staff by passkey' } },
      schema: { response: { 200: requestOptionsDto } },
    },
    (request) => loginOptions(deps, 'staffLogin', deps.originOf(request) ?? ''),
  );

  app.post(
    staffPasskeyPaths.login,
    {
      config: {
        rateLimit: 'logIn',
        document: { summary: 'Log in as staff by passkey', refusals: [401] },
      },
      schema: { body: authenticationResponseDto, response: { 200: staffMember } },
    },
    async (request, reply) => {
      const account = await logInByPasskey(deps, {
        answer: request.body,
        ...{ origin: deps.originOf(request) ?? '', purpose: 'staffLogin' },
        find: async (text) => {
          const id = parseStaffAccountId(text);
          return id && staff.find(id);
        },
      });
      if (!account.ok) return sendProblem(reply, account.error);
      const isOpen = await sessions.open(request, reply, account.value.id);
      if (!isOpen) return sendProblem(reply, PASSKEY_UNKNOWN);
      const caller = callerOfAccount(account.value);
      await record({ actor: caller.actor, act: 'logIn', detail: 'passkey' });
      return reply.header('cache-control', 'no-store').send(await memberOfCaller(caller, shops));
    },
  );

  passkeyRoutes(app, deps, {
    access: 'staff',
    whose: 'the member of the staff',
    paths: staffPasskeyPaths,
    refusals: [403],
    ownerOf: async (request) => {
      const account = await staff.findByEmail(gate.callerOf(request).email);
      return account === undefined ? err(FORBIDDEN) : ok({ ...account, displayName: account.name });
    },
    note: ({ email }, act) => record({ actor: email, act, subject: email }),
  });
}
