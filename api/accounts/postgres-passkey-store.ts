import { instant, type Instant } from '@/domain/shared/instant';
import { hashBytes } from '@api/accounts/account-rows';
import type { Database } from '@api/database/database';
import {
  MAX_PASSKEYS,
  type PasskeyAddition,
  type PasskeyStore,
  type StoredPasskey,
} from '@api/accounts/passkey-store';

interface PasskeyRow {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly made_at: Date;
  readonly used_at: Date | null;
}

/** The table of the passkeys, and that of their owners. */
export interface PasskeyTables {
  readonly passkeys: 'account_passkey' | 'staff_passkey';
  readonly owners: 'account' | 'staff_account';
}

export class PostgresPasskeyStore<Id extends string> implements PasskeyStore<Id> {
  readonly #database: Database;
  readonly #tables: PasskeyTables;

  constructor(database: Database, tables: PasskeyTables) {
    this.#database = database;
    this.#tables = tables;
  }

  async ofAccount(accountId: Id): Promise<readonly StoredPasskey[]> {
    const rows = await this.#database.query<PasskeyRow>(
      `SELECT * FROM ${this.#tables.passkeys} WHERE account_id = $1 ORDER BY made_at, credential_id`,
      [accountId],
    );
    return rows.map(passkeyOfRow);
  }

  /** Locks the account's row, so that two concurrent calls cannot exceed the maximum. */
  add(accountId: Id, passkey: StoredPasskey): Promise<PasskeyAddition> {
    const { passkeys, owners } = this.#tables;
    return this.#database.transaction(async (queries) => {
      const locked = await queries.query(`SELECT 1 FROM ${owners} WHERE id = $1 FOR NO KEY UPDATE`, [
        accountId,
      ]);
      if (locked.length === 0) return 'gone';
      const stored = await queries.query(`SELECT 1 FROM ${passkeys} WHERE account_id = $1`, [accountId]);
      if (stored.length >= MAX_PASSKEYS) return 'full';
      const added = await queries.query(
        `INSERT INTO ${passkeys}
           (account_id, credential_id, public_key, sign_count, transports, name, made_at, used_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
        [
          ...[accountId, bytesOf(passkey.credentialId), bytesOf(passkey.publicKey), passkey.signCount],
          ...[passkey.transports, passkey.name, new Date(passkey.madeAt)],
          passkey.usedAt === undefined ? null : new Date(passkey.usedAt),
        ],
      );
      return added.length === 0 ? 'known' : 'added';
    });
  }

  rename(accountId: Id, credentialId: string, name: string): Promise<boolean> {
    return this.#hasChanged(
      `UPDATE ${this.#tables.passkeys} SET name = $3 WHERE account_id = $1 AND credential_id = $2 RETURNING 1`,
      [accountId, bytesOf(credentialId), name],
    );
  }

  remove(accountId: Id, credentialId: string): Promise<boolean> {
    return this.#hasChanged(
      `DELETE FROM ${this.#tables.passkeys} WHERE account_id = $1 AND credential_id = $2 RETURNING 1`,
      [accountId, bytesOf(credentialId)],
    );
  }

  async removeAll(accountId: Id): Promise<number> {
    const removed = await this.#database.query(
      `DELETE FROM ${this.#tables.passkeys} WHERE account_id = $1 RETURNING 1`,
      [accountId],
    );
    return removed.length;
  }

  use(accountId: Id, credentialId: string, signCount: number, at: Instant): Promise<boolean> {
    return this.#hasChanged(
      `UPDATE ${this.#tables.passkeys} SET sign_count = $3, used_at = $4
       WHERE account_id = $1 AND credential_id = $2 AND (sign_count < $3 OR (sign_count = 0 AND $3 = 0))
       RETURNING 1`,
      [accountId, bytesOf(credentialId), signCount, new Date(at)],
    );
  }

  async saveChallenge(hash: string, expiresAt: Instant): Promise<void> {
    await this.#database.query('INSERT INTO passkey_challenge (hash, expires_at) VALUES ($1, $2)', [
      hashBytes(hash),
      new Date(expiresAt),
    ]);
  }

  /** A challenge is consumed by deleting its row: of many concurrent uses exactly one finds it. */
  consumeChallenge(hash: string, at: Instant): Promise<boolean> {
    return this.#hasChanged('DELETE FROM passkey_challenge WHERE hash = $1 AND expires_at > $2 RETURNING 1', [
      hashBytes(hash),
      new Date(at),
    ]);
  }

  async forgetChallenges(at: Instant): Promise<void> {
    await this.#database.query('DELETE FROM passkey_challenge WHERE expires_at <= $1', [new Date(at)]);
  }

  async #hasChanged(sql: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.#database.query(sql, values)).length > 0;
  }
}

const bytesOf = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

const passkeyOfRow = (row: PasskeyRow): StoredPasskey => ({
  credentialId: row.credential_id.toString('base64url'),
  publicKey: row.public_key.toString('base64url'),
  signCount: row.sign_count,
  transports: row.transports,
  name: row.name,
  madeAt: instant(row.made_at.getTime()),
  usedAt: row.used_at === null ? undefined : instant(row.used_at.getTime()),
});
