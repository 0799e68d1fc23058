import type { AuthenticationResponseDto } from '@/adapters/contract/passkey';
import { err, ok, type Result } from '@/domain/shared/result';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import type { AccountId } from '@api/accounts/account';
import type { Problem } from '@api/http/problem';
import { consumeChallenge } from '@api/passkeys/challenges';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import { PASSKEY_REFUSED, PASSKEY_UNKNOWN } from '@api/http/problems';
import { challengeOf, verifyLogin } from '@api/passkeys/web-authn';

export interface PasskeyLogin<Owner> {
  readonly answer: AuthenticationResponseDto;
  readonly origin: string;
  readonly purpose: 'login' | 'staffLogin';
  /** The account with an id; undefined also for text that is none. */
  find(id: string): Promise<Owner | undefined>;
}

/**
 * Finds the account by a passkey, which names it itself. An answer counts once, even where it is wrong. Source: DEC-99.
 */
export async function logInByPasskey<
  Id extends AccountId | StaffAccountId,
  Owner extends { readonly id: Id },
>(
  deps: Pick<PasskeyDeps<Id>, 'passkeys' | 'clock'>,
  { answer, origin, purpose, find }: PasskeyLogin<Owner>,
): Promise<Result<Owner, Problem>> {
  const challenge = challengeOf(answer);
  const isOurs = challenge !== undefined && (await consumeChallenge(deps, purpose, challenge));
  if (!isOurs) return err(PASSKEY_REFUSED);
  const account = await find(Buffer.from(answer.response.userHandle ?? '', 'base64url').toString());
  if (account === undefined) return err(PASSKEY_UNKNOWN);
  const passkeys = await deps.passkeys.ofAccount(account.id);
  const passkey = passkeys.find(({ credentialId }) => credentialId === answer.id);
  if (passkey === undefined) return err(PASSKEY_UNKNOWN);
  const signCount = await verifyLogin(answer, { origin, challenge }, passkey);
  const isUsed =
    signCount !== undefined &&
    (await deps.passkeys.use(account.id, passkey.credentialId, signCount, deps.clock.now()));
  return isUsed ? ok(account) : err(PASSKEY_REFUSED);
}
