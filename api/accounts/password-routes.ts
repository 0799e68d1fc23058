import { emailAddressDto, passwordResetDto } from '@/adapters/contract/identity';
import { paths } from '@/adapters/contract/paths';
import { emailKeyOf } from '@api/accounts/account';
import type { AccountDeps } from '@api/accounts/account-deps';
import { resendConfirmation } from '@api/accounts/register-member';
import { resetPassword, sendReset } from '@api/accounts/reset-password';
import { whileLoginOffered } from '@api/accounts/while-login-offered';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import type { RateLimit } from '@api/limits/limiter';
import { sha256 } from '@api/system/hashes';

/** E-mails of one kind to one address; further requests are dropped silently. */
export const EMAIL_LIMITS: readonly RateLimit[] = [{ max: 3, windowMs: 3_600_000 }];

/** E-mails for a lost confirmation or password, and the password reset. Source: decisions; VAL-06. */
export function passwordRoutes(app: ApiServer, deps: AccountDeps): void {
  const sendIfDue = (kind: string, email: string, send: () => Promise<void>): void =>
    deps.background.start(async () => {
      const waitMs = await deps.emails.use(`${kind} ${sha256(emailKeyOf(email))}`);
      if (waitMs === 0) await send();
    });
  const config = (summary: string) => ({
    rateLimit: 'askForMail',
    document: { summary, answers: { 200: DONE }, refusals: [404] },
  });
  const preValidation = whileLoginOffered(deps.settings);

  // Answers before it looks up the address, so that neither content nor time reveals a member.
  app.post(
    paths.resendConfirmationEmail,
    {
      config: config('Request another confirmation email'),
      preValidation,
      schema: { body: emailAddressDto },
    },
    (request, reply) => {
      const [{ email }, origin] = [request.body, deps.originOf(request) ?? ''];
      sendIfDue('confirm', email, () => resendConfirmation(deps, email, origin));
      return reply.code(200).send();
    },
  );

  app.post(
    paths.forgotPassword,
    {
      config: config('Request a password reset email'),
      preValidation,
      schema: { body: emailAddressDto },
    },
    (request, reply) => {
      const [{ email }, origin] = [request.body, deps.originOf(request) ?? ''];
      sendIfDue('reset', email, () => sendReset(deps, email, origin));
      return reply.code(200).send();
    },
  );

  app.post(
    paths.resetPassword,
    {
      config: {
        rateLimit: 'tryCode',
        document: {
          summary: 'Set a new password by an emailed code',
          ...{ answers: { 200: DONE }, refusals: [404] },
        },
      },
      preValidation,
      schema: { body: passwordResetDto },
    },
    async (request, reply) => {
      const { email, resetCode, newPassword } = request.body;
      const reset = await resetPassword(deps, { email, code: resetCode, newPassword });
      return reset.ok ? reply.code(200).send() : sendProblem(reply, reset.error);
    },
  );
}
