import { authenticationResponseDto, passkeyPaths, requestOptionsDto } from '@/adapters/contract/passkey';
import { parseAccountId, type AccountId } from '@api/accounts/account';
import type { AccountDeps } from '@api/accounts/account-deps';
import { whileLoginOffered } from '@api/accounts/while-login-offered';
import type { ApiServer } from '@api/http/api-server';
import { CULTURE_PARAMETER, DONE } from '@api/http/call-document';
import { readCultureCookie } from '@/adapters/contract/culture-cookie';
import { sendProblem } from '@api/http/problem';
import { loginOptions } from '@api/passkeys/login-options';
import { logInByPasskey } from '@api/passkeys/log-in-by-passkey';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import { PASSKEY_UNKNOWN } from '@api/http/problems';

/** Login without address and password. Source: DEC-99. */
export function passkeyLoginRoutes(app: ApiServer, deps: AccountDeps & PasskeyDeps<AccountId>): void {
  const preValidation = whileLoginOffered(deps.settings);

  app.post(
    passkeyPaths.loginOptions,
    {
      config: {
        rateLimit: 'logIn',
        document: { summary: 'Begin a login by passkey', refusals: [404] },
      },
      preValidation,
      schema: { response: { 200: requestOptionsDto } },
    },
    (request) => loginOptions(deps, 'login', deps.originOf(request) ?? ''),
  );

  app.post(
    passkeyPaths.login,
    {
      config: {
        rateLimit: 'logIn',
        document: {
          summary: 'Log in by passkey',
          parameters: [CULTURE_PARAMETER],
          answers: { 200: { ...DONE, headers: ['set-cookie'] } },
          refusals: [401, 404],
        },
      },
      preValidation,
      schema: { body: authenticationResponseDto },
    },
    async (request, reply) => {
      const member = await logInByPasskey(deps, {
        answer: request.body,
        ...{ origin: deps.originOf(request) ?? '', purpose: 'login' },
        find: async (text) => {
          const id = parseAccountId(text);
          return id && deps.accounts.find(id);
        },
      });
      if (!member.ok) return sendProblem(reply, member.error);
      const language = readCultureCookie(request.headers.cookie) ?? member.value.language;
      await deps.accounts.noteLogin(member.value.id, language);
      const isOpen = await deps.sessions.open(request, reply, { account: member.value, isPersistent: true });
      return isOpen ? reply.code(200).send() : sendProblem(reply, PASSKEY_UNKNOWN);
    },
  );
}
