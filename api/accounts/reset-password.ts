import type { PasswordReset } from '@/domain/ports/customer-identity';
import { err, ok, type Result } from '@/domain/shared/result';
import { emailKeyOf } from '@api/accounts/account';
import { issueCode } from '@api/accounts/account-codes';
import { resetLink } from '@api/accounts/account-links';
import type { AccountDeps } from '@api/accounts/account-deps';
import { formError, formProblem, passwordFaults } from '@api/accounts/field-errors';
import { HASHING_BUSY } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { sha256 } from '@api/system/hashes';

/** E-mails a link to the member of this address, if there is one. */
export async function sendReset(parts: AccountDeps, email: string, origin: string): Promise<void> {
  const account = await parts.accounts.findByEmail(emailKeyOf(email));
  if (account === undefined) return;
  const purpose = 'resetPassword';
  const code = await issueCode(parts, { accountId: account.id, purpose, email: account.email });
  await parts.mail.reset(account, resetLink(origin, account.email, code));
}

/**
 * A new password by the code of an e-mailed link, which is good once and for 24 hours: of many at once one succeeds.
 * Whoever was logged in is so no more, and the member is told. A password that is refused leaves the code as it was.
 * Source: spec §5; VAL-06; FAULT-A5.
 */
export async function resetPassword(
  parts: AccountDeps,
  { email, code, newPassword }: PasswordReset,
): Promise<Result<void, Problem>> {
  const [emailKey, codeHash] = [emailKeyOf(email), sha256(code)];
  const isKnown = await parts.accounts.canReset(emailKey, codeHash, parts.clock.now());
  if (!isKnown) return err(INVALID_TOKEN);
  const faults = passwordFaults(newPassword);
  if (faults.length > 0) return err(formProblem(faults));
  const hashed = await parts.hasher.hash(newPassword);
  if (!hashed.ok) return err(HASHING_BUSY);
  const account = await parts.accounts.resetPassword(emailKey, codeHash, hashed.value, parts.clock.now());
  if (account === undefined) return err(INVALID_TOKEN);
  parts.background.start(async () => {
    await parts.mail.notifyPasswordChanged(account);
  });
  return ok(undefined);
}

const INVALID_TOKEN = formProblem([formError('InvalidToken')]);
