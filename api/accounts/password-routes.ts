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
  const preValidation = whileLoginOffered(deps.settings);
  // Answers before it looks up the address, so that neither content nor time reveals a member.
  const emailRoute = (path: string, kind: string, summary: string, send: typeof sendReset): void => {
    const document = { summary, answers: { 200: DONE }, refusals: [404] };
    app.post(
      path,
      { config: { rateLimit: 'askForMail', document }, preValidation, schema: { body: emailAddressDto } },
      (request, reply) => {
        const [{ email }, origin] = [request.body, deps.originOf(request) ?? ''];
        deps.background.start(async () => {
          const waitMs = await deps.emails.use(`${kind} ${sha256(emailKeyOf(email))}`);
          if (waitMs === 0) await send(deps, email, origin);
        });
        return reply.code(200).send();
      },
    );
  };
  const { resendConfirmationEmail, forgotPassword } = paths;
  emailRoute(resendConfirmationEmail, 'confirm', 'Request another confirmation email', resendConfirmation);
  emailRoute(forgotPassword, 'reset', 'Request a password reset email', sendReset);

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
