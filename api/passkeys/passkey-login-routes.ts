import { authenticationResponseDto, passkeyPaths, requestOptionsDto } from '@/adapters/contract/passkey';
import { whileLoginOffered } from '@api/accounts/while-login-offered';
import type { ApiServer } from '@api/http/api-server';
import { CULTURE_PARAMETER, DONE } from '@api/http/call-document';
import { readCultureCookie } from '@/adapters/contract/culture-cookie';
import { sendProblem } from '@api/http/problem';
import { CHALLENGE_VALID_MS, issueChallenge } from '@api/passkeys/challenges';
import { logInByPasskey } from '@api/passkeys/log-in-by-passkey';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import { PASSKEY_UNKNOWN } from '@api/http/problems';
import { rpIdOf } from '@api/passkeys/web-authn';

/** Login without address and password. Source: DEC-99. */
export function passkeyLoginRoutes(app: ApiServer, deps: PasskeyDeps): void {
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
    async (request) => ({
      challenge: await issueChallenge(deps, 'login'),
      rpId: rpIdOf(deps.originOf(request) ?? ''),
      timeout: CHALLENGE_VALID_MS,
      userVerification: 'required' as const,
    }),
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
        origin: deps.originOf(request) ?? '',
        language: readCultureCookie(request.headers.cookie),
      });
      if (!member.ok) return sendProblem(reply, member.error);
      const isOpen = await deps.sessions.open(request, reply, { account: member.value, isPersistent: true });
      return isOpen ? reply.code(200).send() : sendProblem(reply, PASSKEY_UNKNOWN);
    },
  );
}
