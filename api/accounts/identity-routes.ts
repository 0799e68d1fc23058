import * as z from 'zod/mini';
import { emailConfirmationDto, loginRequestDto, registrationDto } from '@/adapters/contract/identity';
import { readCultureCookie } from '@/adapters/contract/culture-cookie';
import { paths } from '@/adapters/contract/paths';
import { parseAccountId } from '@api/accounts/account';
import type { AccountDeps } from '@api/accounts/account-deps';
import { formError, formProblem } from '@api/accounts/field-errors';
import { logIn } from '@api/accounts/log-in';
import { WRONG_PASSWORD } from '@api/accounts/refusals';
import { registerMember } from '@api/accounts/register-member';
import { whileLoginOffered } from '@api/accounts/while-login-offered';
import { passwordGate } from '@api/accounts/password-gate';
import type { ApiServer } from '@api/http/api-server';
import { CULTURE_PARAMETER, DONE } from '@api/http/call-document';
import { clientNetworks } from '@api/http/client-network';
import { languageOfRequest } from '@api/http/request-language';
import { sendProblem } from '@api/http/problem';
import { sha256 } from '@api/system/hashes';

/** A missing field counts as empty, so that all errors of the form are answered at once. */
const text = z._default(z.string(), '');
const registrationForm = z.extend(registrationDto, {
  ...{ email: text, password: text, firstName: text, lastName: text, phone: text },
  acceptedTerms: z._default(z.boolean(), false),
});

const loginQuery = z.object({
  useCookies: z.optional(z.string()),
  useSessionCookies: z.optional(z.string()),
});

/** Registration, login and logout. Source: spec §7, decisions; API-03, API-06. */
export function identityRoutes(app: ApiServer, deps: AccountDeps): void {
  const preValidation = whileLoginOffered(deps.settings);
  const languageOf = languageOfRequest(deps.settings);

  app.post(
    paths.register,
    {
      config: {
        rateLimit: 'register',
        document: {
          summary: 'Register',
          ...{ parameters: [CULTURE_PARAMETER], answers: { 200: DONE }, refusals: [404] },
        },
      },
      preValidation,
      schema: { body: registrationForm },
    },
    async (request, reply) => {
      const registered = await registerMember(deps, {
        form: request.body,
        language: await languageOf(request),
        origin: deps.originOf(request) ?? '',
        admit: () => deps.registrations.refusalFor(request.ip),
        refund: () => deps.registrations.refund(request.ip),
      });
      return registered.ok ? reply.code(200).send() : sendProblem(reply, registered.error);
    },
  );

  app.post(
    paths.confirmEmail,
    {
      config: {
        rateLimit: 'tryCode',
        document: {
          summary: 'Confirm an address by an emailed code',
          ...{ answers: { 200: DONE }, refusals: [404] },
        },
      },
      preValidation,
      schema: { body: emailConfirmationDto },
    },
    async (request, reply) => {
      const accountId = parseAccountId(request.body.userId);
      const confirmed =
        accountId &&
        (await deps.accounts.confirmEmail(accountId, sha256(request.body.code), deps.clock.now()));
      if (confirmed === undefined) return sendProblem(reply, formProblem([formError('InvalidToken')]));
      return reply.code(200).send();
    },
  );

  app.post(
    paths.login,
    {
      config: {
        rateLimit: 'logIn',
        gate: passwordGate(deps.hasher),
        document: {
          summary: 'Log in',
          parameters: [CULTURE_PARAMETER],
          answers: { 200: { ...DONE, headers: ['set-cookie'] } },
          refusals: [401, 404],
        },
      },
      preValidation,
      schema: { body: loginRequestDto, querystring: loginQuery },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const member = await logIn(deps, {
        ...{ email, password, networks: clientNetworks(request.ip) },
        language: readCultureCookie(request.headers.cookie),
        knownDevice: (accountId) => deps.knownDevices.find(request, accountId),
      });
      if (!member.ok) return sendProblem(reply, member.error);
      const isPersistent = request.query.useSessionCookies !== 'true';
      const isOpen = await deps.sessions.open(request, reply, { account: member.value, isPersistent });
      return isOpen ? reply.code(200).send() : sendProblem(reply, WRONG_PASSWORD);
    },
  );

  app.post(
    paths.logout,
    {
      config: {
        rateLimit: 'changeAccount',
        document: { summary: 'Log out', answers: { 200: { ...DONE, headers: ['set-cookie'] } } },
      },
    },
    async (request, reply) => {
      await deps.sessions.end(request, reply);
      return reply.code(200).send();
    },
  );
}
