import { addMs, instant, type Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import { accountOfRow, hashBytes, type AccountRow } from '@api/accounts/account-rows';
import {
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  type LiveSession,
  type NewSession,
  type SessionStore,
  type SessionUse,
} from '@api/accounts/session-store';
import type { Database } from '@api/database/database';

interface SessionRow extends AccountRow {
  readonly session_created_at: Date;
  readonly is_lasting: boolean;
}

export class PostgresSessionStore implements SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * What is over goes with it, so that old sessions do not pile up. The account's row is held meanwhile, so that a new
   * password either sees this session, and ends it, or is seen.
   */
  async open({ tokenHash, accountId, passwordHash, createdAt, isLasting }: NewSession): Promise<boolean> {
    await this.#database.query('DELETE FROM account_session WHERE used_at <= $1', [
      new Date(addMs(createdAt, -SESSION_IDLE_MS)),
    ]);
    const opened = await this.#database.query(
      `INSERT INTO account_session (token_hash, account_id, created_at, used_at, is_lasting)
       SELECT $1, id, $3, $3, $4 FROM account WHERE id = $2 AND password_hash IS NOT DISTINCT FROM $5 FOR SHARE
       RETURNING 1`,
      [hashBytes(tokenHash), accountId, new Date(createdAt), isLasting, passwordHash ?? null],
    );
    return opened.length > 0;
  }

  async use(tokenHash: string, at: Instant): Promise<LiveSession | undefined> {
    const [row] = await this.#database.query<SessionRow>(
      `UPDATE account_session SET used_at = $2 FROM account
       WHERE token_hash = $1 AND account.id = account_id AND used_at > $3 AND account_session.created_at > $4
       RETURNING account.*, account_session.created_at AS session_created_at, is_lasting`,
      [
        hashBytes(tokenHash),
        new Date(at),
        new Date(addMs(at, -SESSION_IDLE_MS)),
        new Date(addMs(at, -SESSION_MAX_MS)),
      ],
    );
    if (row === undefined) return undefined;
    return {
      account: accountOfRow(row),
      createdAt: instant(row.session_created_at.getTime()),
      isLasting: row.is_lasting,
    };
  }

  async end(tokenHash: string): Promise<void> {
    await this.#database.query('DELETE FROM account_session WHERE token_hash = $1', [hashBytes(tokenHash)]);
  }

  async ofAccount(accountId: AccountId): Promise<readonly SessionUse[]> {
    const rows = await this.#database.query<{ created_at: Date; used_at: Date }>(
      'SELECT created_at, used_at FROM account_session WHERE account_id = $1 ORDER BY created_at',
      [accountId],
    );
    return rows.map((row) => ({
      createdAt: instant(row.created_at.getTime()),
      usedAt: instant(row.used_at.getTime()),
    }));
  }

  async knowDevice(tokenHash: string, accountId: AccountId, at: Instant): Promise<void> {
    await this.#database.query(
      `INSERT INTO account_device (token_hash, account_id, used_at) VALUES ($1, $2, $3)
       ON CONFLICT (token_hash, account_id) DO UPDATE SET used_at = EXCLUDED.used_at`,
      [hashBytes(tokenHash), accountId, new Date(at)],
    );
  }

  async isKnownDevice(tokenHash: string, accountId: AccountId): Promise<boolean> {
    const rows = await this.#database.query(
      'SELECT 1 FROM account_device WHERE token_hash = $1 AND account_id = $2',
      [hashBytes(tokenHash), accountId],
    );
    return rows.length > 0;
  }
}
