import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopId } from '@/domain/shop/shop';
import type { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { Database, Queryable } from '@api/database/database';
import type { ShopBundle, ShopStore } from '@api/shops/shop-store';
import type { StoredShop } from '@api/catalogue/stored-shop';

export class PostgresShopStore implements ShopStore {
  readonly #database: Database;
  readonly #catalogue: PostgresCatalogue;

  constructor(database: Database, catalogue: PostgresCatalogue) {
    this.#database = database;
    this.#catalogue = catalogue;
  }

  async list(): Promise<readonly StoredShop[]> {
    return [...(await this.#catalogue.read()).shops.values()];
  }

  async find(shopId: ShopId): Promise<StoredShop | undefined> {
    return (await this.#catalogue.read()).shops.get(shopId);
  }

  async menu(shopId: ShopId): Promise<MenuDto | undefined> {
    return (await this.#catalogue.read()).menus.get(shopId)?.menu();
  }

  async deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined> {
    const { shops, deliverySpots } = await this.#catalogue.read();
    return shops.has(shopId) ? (deliverySpots.get(shopId) ?? []) : undefined;
  }

  async put({ shop, menu, deliverySpots }: ShopBundle): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await putShop(queries, shop);
      await putMenu(queries, shop.id, menu);
      await putSpots(queries, shop.id, deliverySpots);
    });
    await this.#catalogue.changed();
  }
}

const putShop = (queries: Queryable, shop: StoredShop) =>
  queries.query(
    `INSERT INTO shop (id, document) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, updated_at = now()`,
    [shop.id, JSON.stringify(shop)],
  );

/** Processes of the previous version detect a new menu by `updated_at`. */
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
