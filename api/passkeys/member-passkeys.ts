import { passkeyPaths } from '@/adapters/contract/passkey';
import { err, ok } from '@/domain/shared/result';
import type { Account, AccountId } from '@api/accounts/account';
import type { AccountDeps } from '@api/accounts/account-deps';
import { MEMBER } from '@api/audit/audit';
import { NOT_AUTHENTICATED } from '@api/http/problems';
import type { PasskeyOwner } from '@api/passkeys/creation-options';
import type { PasskeyRealm } from '@api/passkeys/passkey-routes';

interface MemberOwner extends PasskeyOwner<AccountId> {
  readonly member: Account;
}

/** The passkeys of members. Source: DEC-99. */
export const memberPasskeys = ({
  sessions,
  record,
  background,
  mail,
}: AccountDeps): PasskeyRealm<AccountId, MemberOwner> => ({
  access: 'member',
  whose: 'the member',
  paths: passkeyPaths,
  refusals: [],
  ownerOf: async (request) => {
    const member = await sessions.memberOf(request);
    if (member === undefined) return err(NOT_AUTHENTICATED);
    const { id, email, passwordHash, firstName, lastName } = member;
    return ok({ id, email, passwordHash, displayName: `${firstName} ${lastName}`.trim(), member });
  },
  note: async ({ member }, act) => {
    await record({ actor: MEMBER, act, subject: member.memberNumber });
    if (act === 'addPasskey')
      background.start(async () => {
        await mail.notifyPasskeyAdded(member);
      });
  },
});
