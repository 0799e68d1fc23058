import { addMs, type Instant } from '@/domain/shared/instant';
import { hashBytes } from '@api/accounts/account-rows';
import { deleteSurplus } from '@api/accounts/delete-surplus';
import { DEVICE_MAX_MS, MAX_DEVICES, type DeviceStore } from '@api/accounts/device-store';
import type { Database } from '@api/database/database';

export class PostgresDevices<Id extends string> implements DeviceStore<Id> {
  readonly #database: Database;
  readonly #table: 'account_device' | 'staff_device';

  constructor(database: Database, table: 'account_device' | 'staff_device') {
    this.#database = database;
    this.#table = table;
  }

  async rememberDevice(tokenHash: string, accountId: Id, at: Instant): Promise<void> {
    await this.#database.query(
      `INSERT INTO ${this.#table} (token_hash, account_id, used_at) VALUES ($1, $2, $3)
       ON CONFLICT (token_hash, account_id) DO UPDATE SET used_at = EXCLUDED.used_at`,
      [hashBytes(tokenHash), accountId, new Date(at)],
    );
    await this.#database.query(`DELETE FROM ${this.#table} WHERE used_at <= $1`, [forgottenAt(at)]);
    await this.#database.query(deleteSurplus(this.#table), [accountId, MAX_DEVICES]);
  }

  async isKnownDevice(tokenHash: string, accountId: Id, at: Instant): Promise<boolean> {
    const rows = await this.#database.query(
      `SELECT 1 FROM ${this.#table} WHERE token_hash = $1 AND account_id = $2 AND used_at > $3`,
      [hashBytes(tokenHash), accountId, forgottenAt(at)],
    );
    return rows.length > 0;
  }
}

const forgottenAt = (at: Instant): Date => new Date(addMs(at, -DEVICE_MAX_MS));
