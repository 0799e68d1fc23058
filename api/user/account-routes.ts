import { accountDeletionDto, profileChangeDto } from '@/adapters/contract/identity';
import { paths } from '@/adapters/contract/paths';
import { userProfile } from '@/adapters/contract/user';
import type { AccountDeps } from '@api/accounts/account-deps';
import { checkOwnPassword } from '@api/accounts/check-own-password';
import { MEMBER } from '@api/audit/audit';
import { formError, formProblem } from '@api/accounts/field-errors';
import type { ApiServer } from '@api/http/api-server';
import { DONE, type CallDocument } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { NOT_AUTHENTICATED } from '@api/http/problems';
import { accountExport, exportAccount, type MemberStores } from '@api/user/account-export';
import { changeProfile } from '@api/user/change-profile';
import { profileOf } from '@api/user/profile';

const config = (document: CallDocument) => ({
  rateLimit: 'changeAccount',
  document: { ...document, access: 'member' as const },
});

/** Changing, exporting and deleting an account. Source: decisions. */
export function accountRoutes(
  app: ApiServer,
  deps: AccountDeps & { readonly memberStores: MemberStores },
): void {
  const { accounts, sessions } = deps;

  app.put(
    paths.profile,
    {
      config: config({ summary: 'Change the profile' }),
      schema: { body: profileChangeDto, response: { 200: userProfile } },
    },
    async (request, reply) => {
      const session = await sessions.sessionOf(request);
      if (session === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const changed = await changeProfile(deps, session.account, {
        form: request.body,
        origin: deps.originOf(request) ?? '',
        admit: () => deps.registrations.refusalFor(request.ip),
      });
      if (!changed.ok) return sendProblem(reply, changed.error);
      const { account, isPasswordNew } = changed.value;
      await deps.record({ actor: MEMBER, act: 'changeMember', subject: account.memberNumber });
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
      // A member with an external login has no password to enter.
      if (member.passwordHash !== undefined) {
        const isOwn = await checkOwnPassword(deps, member, request.body.currentPassword);
        if (!isOwn.ok) return sendProblem(reply, isOwn.error);
        if (!isOwn.value) return sendProblem(reply, formProblem([formError('PasswordMismatch')]));
      }
      await accounts.remove(member.id);
      await deps.record({ actor: MEMBER, act: 'deleteMember', subject: member.memberNumber });
      await sessions.end(request, reply);
      deps.background.start(async () => {
        await deps.mail.notifyDeleted(member);
      });
      return reply.code(200).send();
    },
  );

  app.get(
    paths.accountExport,
    {
      config: config({ summary: 'All that is stored about the member' }),
      schema: { response: { 200: accountExport } },
    },
    async (request, reply) => {
      const member = await sessions.memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const memberStores = await exportAccount(deps.memberStores, member);
      return reply.header('content-disposition', 'attachment; filename="lucka.json"').send(memberStores);
    },
  );
}
