import type { Queryable } from '@api/database/database';
import { chainSettings, type ChainSettings } from '@api/settings/chain-settings';
import type { SettingsStore } from '@api/settings/settings-store';

export class PostgresSettingsStore implements SettingsStore {
  readonly #database: Queryable;

  constructor(database: Queryable) {
    this.#database = database;
  }

  async read(): Promise<ChainSettings | undefined> {
    const [row] = await this.#database.query<{ document: unknown }>('SELECT document FROM settings');
    return row === undefined ? undefined : chainSettings.parse(row.document);
  }

  async write(settings: ChainSettings): Promise<void> {
    await this.#database.query(
      `INSERT INTO settings (id, document) VALUES (1, $1)
       ON CONFLICT (id) DO UPDATE SET document = excluded.document, updated_at = now()`,
      [JSON.stringify(settings)],
    );
  }
}
