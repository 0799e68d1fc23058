import type { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { Queryable } from '@api/database/database';
import type { ShopStylesheet } from '@api/catalogue/catalogue';
import type { DesignStore } from '@api/design/design-store';

export class PostgresDesignStore implements DesignStore {
  readonly #database: Queryable;
  readonly #catalogue: PostgresCatalogue;

  constructor(database: Queryable, catalogue: PostgresCatalogue) {
    this.#database = database;
    this.#catalogue = catalogue;
  }

  async stylesheets(): Promise<readonly ShopStylesheet[]> {
    return (await this.#catalogue.read()).stylesheets;
  }

  async write({ shopId, stylesheet }: ShopStylesheet): Promise<void> {
    await this.#database.query(
      `INSERT INTO design (shop_id, stylesheet) VALUES ($1, $2)
       ON CONFLICT (shop_id) DO UPDATE SET stylesheet = excluded.stylesheet, updated_at = now()`,
      [shopId, stylesheet],
    );
    await this.#catalogue.changed();
  }
}
