import { accountDeletionDto, profileChangeDto } from '@/adapters/contract/identity';
import { paths } from '@/adapters/contract/paths';
import { userProfileDto } from '@/adapters/contract/user';
import type { AccountDeps } from '@api/accounts/account-deps';
import { checkOwnPassword } from '@api/accounts/check-own-password';
import { formError, formProblem } from '@api/accounts/field-errors';
import type { ApiServer } from '@api/http/api-server';
import { DONE, type CallDocument } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { NOT_AUTHENTICATED } from '@api/http/problems';
import { accountExportDto, exportAccount, type HeldOfMembers } from '@api/user/account-export';
import { changeProfile } from '@api/user/change-profile';
import { profileOf } from '@api/user/profile';

const config = (document: CallDocument) => ({
  rateLimit: 'changeAccount',
  document: { ...document, access: 'member' as const },
});

/** What members may do with what is kept of them: change it, take it along, have it deleted. Source: decisions. */
export function accountRoutes(app: ApiServer, parts: AccountDeps & { readonly held: HeldOfMembers }): void {
  const { accounts, sessions } = parts;

  app.put(
    paths.profile,
    {
      config: config({ summary: 'Change the profile' }),
      schema: { body: profileChangeDto, response: { 200: userProfileDto } },
    },
    async (request, reply) => {
      const session = await sessions.sessionOf(request);
      if (session === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const changed = await changeProfile(parts, session.account, {
        form: request.body,
        origin: parts.originOf(request) ?? '',
        admit: () => parts.registrations.refusalFor(request.ip),
      });
      if (!changed.ok) return sendProblem(reply, changed.error);
      const { account, isPasswordNew } = changed.value;
      if (isPasswordNew) {
        const isOpen = await sessions.open(request, reply, { account, isPersistent: session.isPersistent });
        if (!isOpen) return sendProblem(reply, NOT_AUTHENTICATED);
      }
      return profileOf(account, await accounts.favorites(account.id));
    },
  );

  const deletion = config({ summary: 'Delete the account', answers: { 200: DONE } });
  app.delete(
    paths.account,
    { config: deletion, schema: { body: accountDeletionDto } },
    async (request, reply) => {
      const member = await sessions.memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      // Who came by an external login has no password to show.
      if (member.passwordHash !== undefined) {
        const isOwn = await checkOwnPassword(parts, member, request.body.currentPassword);
        if (!isOwn.ok) return sendProblem(reply, isOwn.error);
        if (!isOwn.value) return sendProblem(reply, formProblem([formError('PasswordMismatch')]));
      }
      await accounts.remove(member.id);
      await sessions.end(request, reply);
      parts.background.start(async () => {
        await parts.mail.notifyDeleted(member);
      });
      return reply.code(200).send();
    },
  );

  app.get(
    paths.accountExport,
    {
      config: config({ summary: 'All that is stored about the member' }),
      schema: { response: { 200: accountExportDto } },
    },
    async (request, reply) => {
      const member = await sessions.memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const held = await exportAccount(parts.held, member);
      return reply.header('content-disposition', 'attachment; filename="lucka.json"').send(held);
    },
  );
}
