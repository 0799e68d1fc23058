import { parseShopId } from '@/domain/shop/shop';
import type { Queryable } from '@api/database/database';
import type { DesignStore, ShopStylesheet } from '@api/design/design-store';

interface SheetRow {
  readonly shop_id: number;
  readonly stylesheet: string;
}

export class PostgresDesignStore implements DesignStore {
  readonly #database: Queryable;

  constructor(database: Queryable) {
    this.#database = database;
  }

  async stylesheets(): Promise<readonly ShopStylesheet[]> {
    const rows = await this.#database.query<SheetRow>(
      'SELECT shop_id, stylesheet FROM design WHERE shop_id IS NOT NULL ORDER BY shop_id',
    );
    return rows.flatMap((row) => {
      const shopId = parseShopId(row.shop_id);
      return shopId === undefined ? [] : [{ shopId, stylesheet: row.stylesheet }];
    });
  }

  async write({ shopId, stylesheet }: ShopStylesheet): Promise<void> {
    await this.#database.query(
      `INSERT INTO design (shop_id, stylesheet) VALUES ($1, $2)
       ON CONFLICT (shop_id) DO UPDATE SET stylesheet = excluded.stylesheet, updated_at = now()`,
      [shopId, stylesheet],
    );
  }
}
