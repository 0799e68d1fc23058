import { addMs, type Instant } from '@/domain/shared/instant';
import type { StaffAccount, StaffAccountId, StaffToken, StaffTokenId } from '@/domain/staff/staff-member';
import { emailKeyOf } from '@api/accounts/account';
import { hashBytes } from '@api/accounts/account-rows';
import type { NewAuditEntry } from '@api/audit/audit-store';
import { insertAuditEntry } from '@api/audit/insert-audit-entry';
import type { Database } from '@api/database/database';
import {
  staffAccountOf,
  staffTokenOf,
  type StaffAccountRow,
  type StaffTokenRow,
} from '@api/staff/staff-rows';
import {
  STAFF_IDLE_MS,
  STAFF_SESSION_MAX_MS,
  type EntryOf,
  type NewStaffPassword,
  type NewStaffSession,
  type RemoveAccountOptions,
  type RemoveAccountOutcome,
  type StaffStore,
  type StoredStaffAccount,
} from '@api/staff/staff-store';

export class PostgresStaffStore implements StaffStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  addAccount(account: StoredStaffAccount, entry?: NewAuditEntry): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const added = await queries.query(
        `INSERT INTO staff_account (id, email, email_key, name, role, shop_ids, password_hash, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (email_key) DO NOTHING RETURNING id`,
        [
          ...[account.id, account.email, emailKeyOf(account.email), account.name, account.role],
          ...[JSON.stringify(account.shops), account.passwordHash, new Date(account.createdAt)],
        ],
      );
      if (added.length > 0) await insertAuditEntry(queries, entry);
      return added.length > 0;
    });
  }

  async findByEmail(email: string): Promise<StoredStaffAccount | undefined> {
    const [row] = await this.#database.query<StaffAccountRow>(
      'SELECT * FROM staff_account WHERE email_key = $1',
      [emailKeyOf(email)],
    );
    return row && { ...staffAccountOf(row), passwordHash: row.password_hash };
  }

  async find(id: StaffAccountId): Promise<StoredStaffAccount | undefined> {
    const [row] = await this.#database.query<StaffAccountRow>('SELECT * FROM staff_account WHERE id = $1', [
      id,
    ]);
    return row && { ...staffAccountOf(row), passwordHash: row.password_hash };
  }

  /** One statement, so that concurrent attempts are all counted. */
  async countAttempt(accountId: StaffAccountId, max: number): Promise<boolean> {
    const counted = await this.#database.query(
      'UPDATE staff_account SET failed_logins = failed_logins + 1 WHERE id = $1 AND failed_logins < $2 RETURNING 1',
      [accountId, max],
    );
    return counted.length > 0;
  }

  async accounts(): Promise<readonly StaffAccount[]> {
    const rows = await this.#database.query<StaffAccountRow>(
      'SELECT * FROM staff_account ORDER BY email_key COLLATE "C"',
    );
    return rows.map(staffAccountOf);
  }

  /** Locks the admins, so that two who end each other do so one after the other. */
  removeAccount(
    id: StaffAccountId,
    { entryOf, evenLastAdmin = false }: RemoveAccountOptions = {},
  ): Promise<RemoveAccountOutcome> {
    return this.#database.transaction(async (queries): Promise<RemoveAccountOutcome> => {
      const admins = await queries.query<{ id: string }>(
        `SELECT id FROM staff_account WHERE role = 'admin' ORDER BY id FOR UPDATE`,
      );
      if (!evenLastAdmin && admins.length === 1 && admins[0]?.id === id) return { kind: 'lastAdmin' };
      const [row] = await queries.query<StaffAccountRow>(
        'DELETE FROM staff_account WHERE id = $1 RETURNING *',
        [id],
      );
      if (row === undefined) return { kind: 'unknown' };
      const account = staffAccountOf(row);
      await insertAuditEntry(queries, entryOf?.(account));
      return { kind: 'removed', account };
    });
  }

  changePassword({ accountId, oldHash, newHash }: NewStaffPassword, entry: NewAuditEntry): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const changed = await queries.query(
        'UPDATE staff_account SET password_hash = $3, failed_logins = 0 WHERE id = $1 AND password_hash = $2 RETURNING id',
        [accountId, oldHash, newHash],
      );
      if (changed.length === 0) return false;
      await queries.query('DELETE FROM staff_session WHERE account_id = $1', [accountId]);
      await insertAuditEntry(queries, entry);
      return true;
    });
  }

  /** Deletes ended sessions too. */
  async openSession({ tokenHash, accountId, createdAt }: NewStaffSession): Promise<boolean> {
    await this.#database.query('DELETE FROM staff_session WHERE used_at <= $1', [
      new Date(addMs(createdAt, -STAFF_IDLE_MS)),
    ]);
    const opened = await this.#database.query(
      `WITH used AS (UPDATE staff_account SET last_used_at = $3, failed_logins = 0 WHERE id = $2 RETURNING id)
       INSERT INTO staff_session (token_hash, account_id, created_at, used_at)
       SELECT $1, id, $3, $3 FROM used RETURNING account_id`,
      [hashBytes(tokenHash), accountId, new Date(createdAt)],
    );
    return opened.length > 0;
  }

  async useSession(tokenHash: string, at: Instant): Promise<StaffAccount | undefined> {
    const [row] = await this.#database.query<StaffAccountRow>(
      `WITH used AS (
         UPDATE staff_session SET used_at = $2
         WHERE token_hash = $1 AND used_at > $3 AND created_at > $4 RETURNING account_id)
       UPDATE staff_account SET last_used_at = $2 FROM used WHERE staff_account.id = used.account_id RETURNING staff_account.*`,
      [
        ...[hashBytes(tokenHash), new Date(at)],
        ...[new Date(addMs(at, -STAFF_IDLE_MS)), new Date(addMs(at, -STAFF_SESSION_MAX_MS))],
      ],
    );
    return row && staffAccountOf(row);
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.#database.query('DELETE FROM staff_session WHERE token_hash = $1', [hashBytes(tokenHash)]);
  }

  addToken(token: StaffToken, tokenHash: string, entry?: NewAuditEntry): Promise<void> {
    return this.#database.transaction(async (queries) => {
      await queries.query(
        `INSERT INTO staff_token (id, token_hash, name, role, shop_ids, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          ...[token.id, hashBytes(tokenHash), token.name, token.role],
          ...[JSON.stringify(token.shops), new Date(token.createdAt)],
        ],
      );
      await insertAuditEntry(queries, entry);
    });
  }

  async tokens(): Promise<readonly StaffToken[]> {
    const rows = await this.#database.query<StaffTokenRow>(
      'SELECT * FROM staff_token ORDER BY name COLLATE "C", id COLLATE "C"',
    );
    return rows.map(staffTokenOf);
  }

  async useToken(tokenHash: string, at: Instant): Promise<StaffToken | undefined> {
    const [row] = await this.#database.query<StaffTokenRow>(
      'UPDATE staff_token SET last_used_at = $2 WHERE token_hash = $1 RETURNING *',
      [hashBytes(tokenHash), new Date(at)],
    );
    return row && staffTokenOf(row);
  }

  removeToken(id: StaffTokenId, entryOf?: EntryOf<StaffToken>): Promise<StaffToken | undefined> {
    return this.#database.transaction(async (queries) => {
      const [row] = await queries.query<StaffTokenRow>('DELETE FROM staff_token WHERE id = $1 RETURNING *', [
        id,
      ]);
      const removed = row && staffTokenOf(row);
      await insertAuditEntry(queries, removed && entryOf?.(removed));
      return removed;
    });
  }
}
