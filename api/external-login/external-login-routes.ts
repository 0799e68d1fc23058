import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '@/adapters/contract/paths';
import { safeRedirect } from '@/domain/navigation/safe-redirect';
import { canBeSecure } from '@api/accounts/session-cookie';
import type { Sessions } from '@api/accounts/sessions';
import { whileLoginOffered } from '@api/accounts/while-login-offered';
import { admitPerson, type AdmissionDeps } from '@api/external-login/admit-person';
import type { ExternalLoginProvider } from '@api/external-login/external-login-provider';
import {
  attemptCookie,
  endedAttemptCookie,
  readAttempt,
  type LoginAttempt,
} from '@api/external-login/login-attempt';
import type { ApiServer } from '@api/http/api-server';
import { CULTURE_PARAMETER } from '@api/http/call-document';
import { readCookie, writeCookie } from '@api/http/cookies';
import { sendProblem } from '@api/http/problem';
import { CROSS_SITE, UNKNOWN_PATH } from '@api/http/problems';
import { languageOfRequest } from '@api/http/request-language';
import type { RequestOrigin } from '@api/http/request-origin';
import { isHashOf, sha256 } from '@api/system/hashes';
import type { SettingsStore } from '@api/settings/settings-store';

const SECRET_BITS = 256;
const REDIRECT = { description: 'Onwards', headers: ['location', 'set-cookie'] };
const config = (summary: string) => ({
  rateLimit: 'externalLogin',
  document: { summary, parameters: [CULTURE_PARAMETER], answers: { 303: REDIRECT }, refusals: [404] },
});
const text = z.optional(z.string());

export const CALLBACK_PATH = `${paths.externalLogin}/callback`;

interface ExternalLoginDeps extends AdmissionDeps {
  readonly providers: readonly ExternalLoginProvider[];
  readonly sessions: Sessions;
  readonly settings: SettingsStore;
  readonly originOf: RequestOrigin;
}

/**
 * GET /api/identity/external-login?provider&returnUrl: redirects to the provider's page, which returns to the callback.
 * A failed login ends at the login screen, with the reason in `externalLogin`. Source: OPEN-24.
 */
export function externalLoginRoutes(app: ApiServer, deps: ExternalLoginDeps): void {
  const preValidation = whileLoginOffered(deps.settings);

  app.get(
    paths.externalLogin,
    {
      config: config('Log in with an account of another company'),
      preValidation,
      schema: { querystring: z.object({ provider: z.string(), returnUrl: text }) },
    },
    async (request, reply) => {
      // Only a link of this site or a typed address may start a login.
      if (isFromElsewhere(request)) return sendProblem(reply, CROSS_SITE);
      const provider = deps.providers.find(({ name }) => name === request.query.provider);
      if (provider === undefined) return sendProblem(reply, UNKNOWN_PATH);
      const returnPath = safeRedirect(request.query.returnUrl) ?? '/';
      return begin(deps, { provider, returnPath }, request, reply);
    },
  );

  app.get(
    CALLBACK_PATH,
    {
      config: config('Return from the external login'),
      preValidation,
      schema: { querystring: z.object({ state: text, code: text, error: text }) },
    },
    async (request, reply) => {
      const origin = deps.originOf(request) ?? '';
      const attempt = readAttempt(readCookie(request.headers.cookie, cookieName(origin)));
      reply.header('set-cookie', writeCookie(endedAttemptCookie(cookieName(origin), canBeSecure(origin))));
      const { state = '', code, error } = request.query;
      if (attempt === undefined || !isHashOf(sha256(attempt.state), state)) {
        return backToLogin(reply, 'failed', undefined);
      }
      if (code === undefined || error !== undefined) return backToLogin(reply, 'cancelled', attempt);
      return finish(deps, { attempt, code }, request, reply);
    },
  );
}

async function begin(
  { randomness, originOf, settings }: ExternalLoginDeps,
  { provider, returnPath }: { readonly provider: ExternalLoginProvider; readonly returnPath: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const origin = originOf(request) ?? '';
  const [state, codeVerifier] = [randomness.token(SECRET_BITS), randomness.token(SECRET_BITS)];
  const attempt = { provider: provider.name, state, codeVerifier, returnPath };
  const begun = await provider.begin({
    state,
    codeChallenge: Buffer.from(sha256(codeVerifier), 'hex').toString('base64url'),
    callbackUrl: origin + CALLBACK_PATH,
    language: await languageOfRequest(settings)(request),
  });
  if (!begun.ok) return backToLogin(reply, 'failed', attempt);
  const cookie = attemptCookie(cookieName(origin), attempt, canBeSecure(origin));
  return reply.header('set-cookie', writeCookie(cookie)).redirect(begun.value, 303);
}

async function finish(
  deps: ExternalLoginDeps,
  { attempt, code }: { readonly attempt: LoginAttempt; readonly code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { codeVerifier, returnPath } = attempt;
  const provider = deps.providers.find(({ name }) => name === attempt.provider);
  const callbackUrl = (deps.originOf(request) ?? '') + CALLBACK_PATH;
  const person = await provider?.redeem({ code, codeVerifier, callbackUrl });
  if (person?.ok !== true) return backToLogin(reply, 'failed', attempt);
  const account = await admitPerson(
    deps,
    attempt.provider,
    person.value,
    await languageOfRequest(deps.settings)(request),
  );
  if (account === undefined) return backToLogin(reply, 'unverified', attempt);
  const isOpen = await deps.sessions.open(request, reply, { account, isPersistent: true });
  if (!isOpen) return backToLogin(reply, 'failed', attempt);
  return reply.redirect(safeRedirect(returnPath) ?? '/', 303);
}

type Ending = 'failed' | 'cancelled' | 'unverified';

function backToLogin(reply: FastifyReply, ending: Ending, attempt: LoginAttempt | undefined): FastifyReply {
  const redirectUri = safeRedirect(attempt?.returnPath);
  const query = new URLSearchParams({
    ...(redirectUri !== undefined && { redirectUri }),
    externalLogin: ending,
  });
  return reply.redirect(`/login?${query}`, 303);
}

const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

const cookieName = (origin: string): string =>
  canBeSecure(origin) ? '__Host-external-login' : 'external-login';
