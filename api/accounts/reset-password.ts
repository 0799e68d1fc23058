import type { PasswordReset } from '@/domain/ports/customer-identity';
import { err, ok, type Result } from '@/domain/shared/result';
import { emailKeyOf } from '@api/accounts/account';
import { issueCode } from '@api/accounts/account-codes';
import { resetLink } from '@api/accounts/account-links';
import type { AccountDeps } from '@api/accounts/account-deps';
import { MEMBER } from '@api/audit/audit';
import { formError, formProblem, passwordErrors } from '@api/accounts/field-errors';
import { HASHING_BUSY } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { sha256 } from '@api/system/hashes';

/** E-mails a link to the member with this address, if there is one. */
export async function sendReset(deps: AccountDeps, email: string, origin: string): Promise<void> {
  const account = await deps.accounts.findByEmail(emailKeyOf(email));
  if (account === undefined) return;
  const purpose = 'resetPassword';
  const code = await issueCode(deps, { accountId: account.id, purpose, email: account.email });
  await deps.mail.reset(account, resetLink(origin, account.email, code));
}

/**
 * Sets a new password by the code of an e-mailed link, valid once and for 24 hours; of many concurrent uses one
 * succeeds. Ends every session and notifies the member. A refused password does not consume the code. Source: spec §5;
 * VAL-06; FAULT-A5.
 */
export async function resetPassword(
  deps: AccountDeps,
  { email, code, newPassword }: PasswordReset,
): Promise<Result<void, Problem>> {
  const [emailKey, codeHash] = [emailKeyOf(email), sha256(code)];
  const isKnown = await deps.accounts.canReset(emailKey, codeHash, deps.clock.now());
  if (!isKnown) return err(INVALID_TOKEN);
  const errors = passwordErrors(newPassword);
  if (errors.length > 0) return err(formProblem(errors));
  const hashed = await deps.hasher.hash(newPassword);
  if (!hashed.ok) return err(HASHING_BUSY);
  const account = await deps.accounts.resetPassword(emailKey, codeHash, hashed.value, deps.clock.now());
  if (account === undefined) return err(INVALID_TOKEN);
  await deps.record({ actor: MEMBER, act: 'resetPassword', subject: account.memberNumber });
  deps.background.start(async () => {
    await deps.mail.notifyPasswordChanged(account);
  });
  return ok(undefined);
}

const INVALID_TOKEN = formProblem([formError('InvalidToken')]);
