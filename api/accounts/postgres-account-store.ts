import type { Favorite } from '@/domain/customer/session';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { emailKeyOf, type Account, type AccountId } from '@api/accounts/account';
import { accountOfRow, hashBytes, type AccountRow } from '@api/accounts/account-rows';
import type { AccountStore, NewAccount, NewCode, PersonalDetails } from '@api/accounts/account-store';
import { confirmByCode, findResettable, lockAddress, resetByCode } from '@api/accounts/postgres-codes';
import { favoriteOfRow, type FavoriteRow } from '@api/accounts/favorite-rows';
import type { Database, Queryable } from '@api/database/database';

export class PostgresAccountStore implements AccountStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  create(account: NewAccount): Promise<Account | undefined> {
    return this.#database.transaction(async (queries) => {
      const created = await insertAccount(queries, account);
      if (created === undefined) return undefined;
      for (const { type, code } of account.favorites) {
        await queries.query('INSERT INTO favorite (account_id, type, code) VALUES ($1, $2, $3)', [
          ...[account.id, type, code],
        ]);
      }
      return created;
    });
  }

  async forgetStale(at: Instant, unconfirmedBefore: Instant): Promise<void> {
    await this.#database.query('DELETE FROM account_code WHERE expires_at <= $1', [new Date(at)]);
    await this.#database.query('DELETE FROM account WHERE confirmed_at IS NULL AND created_at < $1', [
      new Date(unconfirmedBefore),
    ]);
  }

  find(accountId: AccountId): Promise<Account | undefined> {
    return this.#one('SELECT * FROM account WHERE id = $1', [accountId]);
  }

  findByEmail(emailKey: string): Promise<Account | undefined> {
    return this.#one('SELECT * FROM account WHERE email_key = $1', [emailKey]);
  }

  async favorites(accountId: AccountId): Promise<readonly Favorite[]> {
    const rows = await this.#database.query<FavoriteRow>(
      'SELECT type, code FROM favorite WHERE account_id = $1 ORDER BY sequence',
      [accountId],
    );
    return rows.map(favoriteOfRow);
  }

  /** One statement, so that concurrent attempts are all counted. */
  async countAttempt(accountId: AccountId, max: number): Promise<boolean> {
    const rows = await this.#database.query(
      'UPDATE account SET failed_logins = failed_logins + 1 WHERE id = $1 AND failed_logins < $2 RETURNING 1',
      [accountId, max],
    );
    return rows.length > 0;
  }

  async noteLogin(accountId: AccountId, language: Language): Promise<void> {
    await this.#database.query('UPDATE account SET failed_logins = 0, language = $2 WHERE id = $1', [
      accountId,
      language,
    ]);
  }

  changeDetails(
    accountId: AccountId,
    { firstName, lastName, phone }: PersonalDetails,
  ): Promise<Account | undefined> {
    return this.#one(
      'UPDATE account SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1 RETURNING *',
      [accountId, firstName, lastName, phone],
    );
  }

  async rehash(accountId: AccountId, from: string, to: string): Promise<void> {
    await this.#database.query('UPDATE account SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
      ...[accountId, from, to],
    ]);
  }

  changePassword(accountId: AccountId, from: string, to: string): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const changed = await queries.query(
        'UPDATE account SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING 1',
        [accountId, from, to],
      );
      if (changed.length === 0) return false;
      await queries.query('DELETE FROM account_session WHERE account_id = $1', [accountId]);
      await queries.query('DELETE FROM account_code WHERE account_id = $1', [accountId]);
      return true;
    });
  }

  async issueCode({ accountId, purpose, codeHash, email, expiresAt }: NewCode): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await queries.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [accountId]);
      await queries.query('DELETE FROM account_code WHERE account_id = $1 AND purpose = $2 AND email <> $3', [
        ...[accountId, purpose, email],
      ]);
      await queries.query(
        `INSERT INTO account_code (code_hash, account_id, purpose, email, expires_at)
         SELECT $1, id, $3, $4, $5 FROM account WHERE id = $2`,
        [hashBytes(codeHash), accountId, purpose, email, new Date(expiresAt)],
      );
    });
  }

  confirmEmail(accountId: AccountId, codeHash: string, at: Instant): Promise<Account | undefined> {
    return this.#database.transaction((queries) => confirmByCode(queries, accountId, codeHash, at));
  }

  async canReset(emailKey: string, codeHash: string, at: Instant): Promise<boolean> {
    return (await findResettable(this.#database, emailKey, codeHash, at)) !== undefined;
  }

  resetPassword(
    emailKey: string,
    codeHash: string,
    passwordHash: string,
    at: Instant,
  ): Promise<Account | undefined> {
    return this.#database.transaction((queries) =>
      resetByCode(queries, { emailKey, codeHash, passwordHash, at }),
    );
  }

  /** Waits for orders in progress, and blocks new ones of the account meanwhile. */
  async remove(accountId: AccountId): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await queries.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [accountId]);
      await queries.query(
        `UPDATE receipt SET email = '' FROM customer_order
         WHERE receipt.order_id = customer_order.id AND customer_order.account_id = $1`,
        [accountId],
      );
      await queries.query(
        `DELETE FROM order_push USING customer_order
         WHERE order_push.order_id = customer_order.id AND customer_order.account_id = $1`,
        [accountId],
      );
      await queries.query(
        'UPDATE customer_order SET email = NULL, phone = NULL, account_id = NULL WHERE account_id = $1',
        [accountId],
      );
      await queries.query('DELETE FROM account WHERE id = $1', [accountId]);
    });
  }

  async #one(sql: string, values: readonly unknown[]): Promise<Account | undefined> {
    const [row] = await this.#database.query<AccountRow>(sql, values);
    return row && accountOfRow(row);
  }
}

export async function insertAccount(queries: Queryable, account: NewAccount): Promise<Account | undefined> {
  await lockAddress(queries, emailKeyOf(account.email));
  const [row] = await queries.query<AccountRow>(
    `INSERT INTO account (id, email, email_key, confirmed_at, password_hash, first_name, last_name, phone, language,
       accepted_terms_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (email_key) DO NOTHING RETURNING *`,
    [
      ...[account.id, account.email, emailKeyOf(account.email)],
      ...[account.isConfirmed ? new Date(account.createdAt) : null, account.passwordHash ?? null],
      ...[account.firstName, account.lastName, account.phone, account.language],
      ...[new Date(account.acceptedTermsAt), new Date(account.createdAt)],
    ],
  );
  return row && accountOfRow(row);
}
