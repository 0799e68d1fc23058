import type { Instant } from '@/domain/shared/instant';
import { emailKeyOf, type Account, type AccountId } from '@api/accounts/account';
import { accountOfRow, hashBytes, type AccountRow } from '@api/accounts/account-rows';
import type { Queryable } from '@api/database/database';

/** Locks an address: of two accounts that claim it at once, the second waits. */
export async function lockAddress(queries: Queryable, emailKey: string): Promise<void> {
  await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [emailKey]);
}

/** A code is consumed by deleting its row: of many concurrent uses exactly one finds it. */
export async function confirmByCode(
  queries: Queryable,
  accountId: AccountId,
  codeHash: string,
  at: Instant,
): Promise<Account | undefined> {
  await queries.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [accountId]);
  const [code] = await queries.query<{ email: string }>(
    `DELETE FROM account_code WHERE code_hash = $1 AND account_id = $2 AND purpose = 'confirmEmail'
     AND expires_at > $3 RETURNING email`,
    [hashBytes(codeHash), accountId, new Date(at)],
  );
  if (code === undefined) return undefined;
  await queries.query(`DELETE FROM account_code WHERE account_id = $1 AND purpose = 'confirmEmail'`, [
    accountId,
  ]);
  const emailKey = emailKeyOf(code.email);
  await lockAddress(queries, emailKey);
  const [row] = await queries.query<AccountRow>(
    `UPDATE account SET email = $2, email_key = $3, confirmed_at = coalesce(confirmed_at, $4)
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM account WHERE email_key = $3 AND id <> $1) RETURNING *`,
    [accountId, code.email, emailKey, new Date(at)],
  );
  return row && accountOfRow(row);
}

/** The account whose password the code may change: the code was sent to the account's current address. */
export async function findResettable(
  queries: Queryable,
  emailKey: string,
  codeHash: string,
  at: Instant,
): Promise<Account | undefined> {
  const [row] = await queries.query<AccountRow>(
    `SELECT account.* FROM account
     JOIN account_code ON account_code.account_id = account.id AND account_code.email = account.email
     WHERE account.email_key = $1 AND account_code.code_hash = $2 AND account_code.purpose = 'resetPassword'
       AND account_code.expires_at > $3`,
    [emailKey, hashBytes(codeHash), new Date(at)],
  );
  return row && accountOfRow(row);
}

export async function resetByCode(
  queries: Queryable,
  reset: {
    readonly emailKey: string;
    readonly codeHash: string;
    readonly passwordHash: string;
    readonly at: Instant;
  },
): Promise<Account | undefined> {
  // Serializes two codes of one account, and a session that opens at the same time.
  await queries.query('SELECT 1 FROM account WHERE email_key = $1 FOR UPDATE', [reset.emailKey]);
  const account = await findResettable(queries, reset.emailKey, reset.codeHash, reset.at);
  if (account === undefined) return undefined;
  const used = await queries.query('DELETE FROM account_code WHERE code_hash = $1 RETURNING 1', [
    hashBytes(reset.codeHash),
  ]);
  if (used.length === 0) return undefined;
  await queries.query('DELETE FROM account_code WHERE account_id = $1', [account.id]);
  await queries.query('DELETE FROM account_session WHERE account_id = $1', [account.id]);
  await queries.query('DELETE FROM account_device WHERE account_id = $1', [account.id]);
  await queries.query('DELETE FROM account_passkey WHERE account_id = $1', [account.id]);
  const [row] = await queries.query<AccountRow>(
    `UPDATE account SET password_hash = $2, failed_logins = 0, confirmed_at = coalesce(confirmed_at, $3)
     WHERE id = $1 RETURNING *`,
    [account.id, reset.passwordHash, new Date(reset.at)],
  );
  return row && accountOfRow(row);
}
