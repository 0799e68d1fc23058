import type { AuthenticationResponseDto } from '@/adapters/contract/passkey';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Language } from '@/domain/shared/language';
import { parseAccountId, type Account } from '@api/accounts/account';
import type { Problem } from '@api/http/problem';
import { consumeChallenge } from '@api/passkeys/challenges';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import { PASSKEY_REFUSED, PASSKEY_UNKNOWN } from '@api/http/problems';
import { challengeOf, verifyLogin } from '@api/passkeys/web-authn';

export interface PasskeyLogin {
  readonly answer: AuthenticationResponseDto;
  readonly origin: string;
  readonly language: Language | undefined;
}

/**
 * Finds the member by a passkey, which names its account itself. An answer counts once, even where it is wrong. Source:
 * DEC-99.
 */
export async function logInByPasskey(
  deps: Pick<PasskeyDeps, 'accounts' | 'passkeys' | 'clock'>,
  { answer, origin, language }: PasskeyLogin,
): Promise<Result<Account, Problem>> {
  const challenge = challengeOf(answer);
  const isOurs = challenge !== undefined && (await consumeChallenge(deps, 'login', challenge));
  if (!isOurs) return err(PASSKEY_REFUSED);
  const accountId = parseAccountId(Buffer.from(answer.response.userHandle ?? '', 'base64url').toString());
  const account = accountId && (await deps.accounts.find(accountId));
  if (account === undefined) return err(PASSKEY_UNKNOWN);
  const passkeys = await deps.passkeys.ofAccount(account.id);
  const passkey = passkeys.find(({ credentialId }) => credentialId === answer.id);
  if (passkey === undefined) return err(PASSKEY_UNKNOWN);
  const signCount = await verifyLogin(answer, { origin, challenge }, passkey);
  const isUsed =
    signCount !== undefined &&
    (await deps.passkeys.use(account.id, passkey.credentialId, signCount, deps.clock.now()));
  if (!isUsed) return err(PASSKEY_REFUSED);
  await deps.accounts.noteLogin(account.id, language ?? account.language);
  return ok(account);
}
