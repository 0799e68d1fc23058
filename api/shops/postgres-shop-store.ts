import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';
import type { ShopId } from '@/domain/shop/shop';
import type { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { Database } from '@api/database/database';
import { putShop } from '@api/shops/shop-rows';
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

  async dishes(shopId: number): Promise<readonly ShopDishDto[]> {
    return (await this.#catalogue.read()).menus.get(shopId)?.dishes ?? [];
  }

  async deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined> {
    const { shops, deliverySpots } = await this.#catalogue.read();
    return shops.has(shopId) ? (deliverySpots.get(shopId) ?? []) : undefined;
  }

  async put(bundle: ShopBundle): Promise<void> {
    await this.#database.transaction((queries) => putShop(queries, bundle));
    await this.#catalogue.changed();
  }
}
