import { addMs, instant, type Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import { accountOfRow, hashBytes, type AccountRow } from '@api/accounts/account-rows';
import { deleteSurplus } from '@api/accounts/delete-surplus';
import {
  MAX_SESSIONS,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  type LiveSession,
  type NewSession,
  type SessionStore,
  type StoredSession,
} from '@api/accounts/session-store';
import type { Database } from '@api/database/database';

interface SessionRow extends AccountRow {
  readonly session_created_at: Date;
  readonly is_lasting: boolean;
}

interface StoredSessionRow {
  readonly token_hash: string;
  readonly created_at: Date;
  readonly used_at: Date;
  readonly browser: string | null;
}

export class PostgresSessionStore implements SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Deletes expired sessions too. The account's row is locked meanwhile: a concurrent password change either ends this
   * session or prevents it, and concurrent logins remove surplus sessions one after the other.
   */
  async open(session: NewSession): Promise<boolean> {
    const { tokenHash, accountId, passwordHash, createdAt, isPersistent, browser } = session;
    await this.#database.query('DELETE FROM account_session WHERE used_at <= $1', [
      new Date(addMs(createdAt, -SESSION_IDLE_MS)),
    ]);
    return this.#database.transaction(async (queries) => {
      const admitted = await queries.query(
        `SELECT 1 FROM account WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 FOR NO KEY UPDATE`,
        [accountId, passwordHash ?? null],
      );
      if (admitted.length === 0) return false;
      await queries.query(SURPLUS_SESSIONS, [accountId, MAX_SESSIONS - 1]);
      await queries.query(
        `INSERT INTO account_session (token_hash, account_id, created_at, used_at, is_lasting, browser)
         VALUES ($1, $2, $3, $3, $4, $5)`,
        [hashBytes(tokenHash), accountId, new Date(createdAt), isPersistent, browser ?? null],
      );
      return true;
    });
  }

  async use(tokenHash: string, at: Instant): Promise<LiveSession | undefined> {
    const [row] = await this.#database.query<SessionRow>(
      `UPDATE account_session SET used_at = $2 FROM account
       WHERE account_session.token_hash = $1 AND account.id = account_session.account_id
         AND account_session.used_at > $3 AND account_session.created_at > $4
       RETURNING account.*, account_session.created_at AS session_created_at, account_session.is_lasting`,
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
      isPersistent: row.is_lasting,
    };
  }

  async end(tokenHash: string): Promise<void> {
    await this.#database.query('DELETE FROM account_session WHERE token_hash = $1', [hashBytes(tokenHash)]);
  }

  async ofAccount(accountId: AccountId): Promise<readonly StoredSession[]> {
    const rows = await this.#database.query<StoredSessionRow>(
      `SELECT encode(token_hash, 'hex') AS token_hash, created_at, used_at, browser FROM account_session
       WHERE account_id = $1 ORDER BY created_at`,
      [accountId],
    );
    return rows.map((row) => ({
      tokenHash: row.token_hash,
      createdAt: instant(row.created_at.getTime()),
      usedAt: instant(row.used_at.getTime()),
      browser: row.browser ?? undefined,
    }));
  }
}

const SURPLUS_SESSIONS = deleteSurplus('account_session');
