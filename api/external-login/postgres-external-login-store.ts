import { instant, type Instant } from '@/domain/shared/instant';
import { emailKeyOf, type Account, type AccountId } from '@api/accounts/account';
import { accountOfRow, type AccountRow } from '@api/accounts/account-rows';
import type { NewAccount } from '@api/accounts/account-store';
import { insertAccount } from '@api/accounts/postgres-account-store';
import { lockAddress } from '@api/accounts/postgres-codes';
import type { Database, Queryable } from '@api/database/database';
import type {
  ExternalIdentity,
  ExternalLoginStore,
  LinkedLogin,
} from '@api/external-login/external-login-store';

export class PostgresExternalLoginStore implements ExternalLoginStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  find(identity: ExternalIdentity): Promise<Account | undefined> {
    return linkedAccount(this.#database, identity);
  }

  async ofAccount(accountId: AccountId): Promise<readonly LinkedLogin[]> {
    const rows = await this.#database.query<{ readonly provider: string; readonly linked_at: Date }>(
      'SELECT provider, linked_at FROM external_login WHERE account_id = $1 ORDER BY linked_at, provider',
      [accountId],
    );
    return rows.map((row) => ({ provider: row.provider, linkedAt: instant(row.linked_at.getTime()) }));
  }

  /** Of two concurrent calls the second waits for the first, and finds its link. */
  admit(identity: ExternalIdentity, newcomer: NewAccount, at: Instant): Promise<Account> {
    return this.#database.transaction(async (queries) => {
      const { provider, subject } = identity;
      await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `${provider} ${subject}`,
      ]);
      const known = await linkedAccount(queries, identity);
      if (known !== undefined) return known;
      const account = await accountFor(queries, newcomer);
      await queries.query(
        'INSERT INTO external_login (provider, subject, account_id, linked_at) VALUES ($1, $2, $3, $4)',
        [provider, subject, account.id, new Date(at)],
      );
      return account;
    });
  }
}

async function linkedAccount(
  queries: Queryable,
  { provider, subject }: ExternalIdentity,
): Promise<Account | undefined> {
  const [row] = await queries.query<AccountRow>(
    `SELECT account.* FROM account JOIN external_login ON external_login.account_id = account.id
     WHERE external_login.provider = $1 AND external_login.subject = $2`,
    [provider, subject],
  );
  return row && accountOfRow(row);
}

async function accountFor(queries: Queryable, newcomer: NewAccount): Promise<Account> {
  const emailKey = emailKeyOf(newcomer.email);
  await lockAddress(queries, emailKey);
  await queries.query('DELETE FROM account WHERE email_key = $1 AND confirmed_at IS NULL', [emailKey]);
  const [row] = await queries.query<AccountRow>('SELECT * FROM account WHERE email_key = $1 FOR UPDATE', [
    emailKey,
  ]);
  const account = row === undefined ? await insertAccount(queries, newcomer) : accountOfRow(row);
  if (account === undefined) throw new Error('A locked address belongs to another account');
  return account;
}
