import { deliverySpotDto, type DeliverySpotDto } from '@/adapters/http/contract/delivery-spot';
import { menuDto, type MenuDto } from '@/adapters/http/contract/menu';
import type { ShopId } from '@/domain/shop/shop';
import type { Database, Queryable } from '@api/database/database';
import type { ShopBundle, ShopStore } from '@api/shops/shop-store';
import { storedShop, type StoredShop } from '@api/shops/stored-shop';

interface DocumentRow {
  readonly document: unknown;
}

interface KeptMenu {
  readonly version: string;
  readonly menu: MenuDto;
}

export class PostgresShopStore implements ShopStore {
  readonly #database: Database;
  /** Reading a large menu takes a tenth of a second; whether it is still the same one, a moment. */
  readonly #menus = new Map<ShopId, KeptMenu>();

  constructor(database: Database) {
    this.#database = database;
  }

  async list(): Promise<readonly StoredShop[]> {
    const rows = await this.#database.query<DocumentRow>('SELECT document FROM shop ORDER BY id');
    return rows.map((row) => storedShop.parse(row.document));
  }

  async find(shopId: ShopId): Promise<StoredShop | undefined> {
    const [row] = await this.#database.query<DocumentRow>('SELECT document FROM shop WHERE id = $1', [
      shopId,
    ]);
    return row === undefined ? undefined : storedShop.parse(row.document);
  }

  async menu(shopId: ShopId): Promise<MenuDto | undefined> {
    const kept = this.#menus.get(shopId);
    const [row] = await this.#database.query<{ version: string; document: unknown }>(
      `SELECT updated_at::text AS version, CASE WHEN updated_at::text IS DISTINCT FROM $2 THEN document END AS document
       FROM menu WHERE shop_id = $1`,
      [shopId, kept?.version ?? null],
    );
    if (row === undefined) return undefined;
    if (kept?.version === row.version) return kept.menu;
    const menu = menuDto.parse(row.document);
    this.#menus.set(shopId, { version: row.version, menu });
    return menu;
  }

  async deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined> {
    const rows = await this.#database.query<{ readonly document: unknown }>(
      `SELECT delivery_spot.document FROM shop LEFT JOIN delivery_spot ON delivery_spot.shop_id = shop.id
       WHERE shop.id = $1 ORDER BY delivery_spot.id`,
      [shopId],
    );
    if (rows.length === 0) return undefined;
    return rows.filter((row) => row.document !== null).map((row) => deliverySpotDto.parse(row.document));
  }

  put({ shop, menu, deliverySpots }: ShopBundle): Promise<void> {
    return this.#database.transaction(async (queries) => {
      await putShop(queries, shop);
      await putMenu(queries, shop.id, menu);
      await putSpots(queries, shop.id, deliverySpots);
    });
  }
}

const putShop = (queries: Queryable, shop: StoredShop) =>
  queries.query(
    `INSERT INTO shop (id, document) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, updated_at = now()`,
    [shop.id, JSON.stringify(shop)],
  );

const putMenu = (queries: Queryable, shopId: number, menu: MenuDto) =>
  queries.query(
    `INSERT INTO menu (shop_id, document) VALUES ($1, $2)
     ON CONFLICT (shop_id) DO UPDATE SET document = excluded.document, updated_at = clock_timestamp()`,
    [shopId, JSON.stringify(menu)],
  );

async function putSpots(
  queries: Queryable,
  shopId: number,
  spots: readonly DeliverySpotDto[],
): Promise<void> {
  await queries.query('DELETE FROM delivery_spot WHERE shop_id = $1', [shopId]);
  for (const spot of spots) {
    await queries.query('INSERT INTO delivery_spot (shop_id, id, document) VALUES ($1, $2, $3)', [
      shopId,
      spot.id,
      JSON.stringify(spot),
    ]);
  }
}
