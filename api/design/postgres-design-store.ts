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

  async write(sheet: ShopStylesheet): Promise<void> {
    await putStylesheet(this.#database, sheet);
    await this.#catalogue.changed();
  }
}

export async function putStylesheet(
  queries: Queryable,
  { shopId, stylesheet }: ShopStylesheet,
): Promise<void> {
  await queries.query(
    `INSERT INTO design (shop_id, stylesheet) VALUES ($1, $2)
     ON CONFLICT (shop_id) DO UPDATE SET stylesheet = excluded.stylesheet, updated_at = now()`,
    [shopId, stylesheet],
  );
}
