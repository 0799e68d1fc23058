import type { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { Queryable } from '@api/database/database';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { SettingsStore } from '@api/settings/settings-store';

export class PostgresSettingsStore implements SettingsStore {
  readonly #database: Queryable;
  readonly #catalogue: PostgresCatalogue;

  constructor(database: Queryable, catalogue: PostgresCatalogue) {
    this.#database = database;
    this.#catalogue = catalogue;
  }

  async read(): Promise<ChainSettings | undefined> {
    return (await this.#catalogue.read()).settings;
  }

  async write(settings: ChainSettings): Promise<void> {
    await putSettings(this.#database, settings);
    await this.#catalogue.changed();
  }
}

export async function putSettings(queries: Queryable, settings: ChainSettings): Promise<void> {
  await queries.query(
    `INSERT INTO settings (id, document) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, updated_at = now()`,
    [JSON.stringify(settings)],
  );
}
