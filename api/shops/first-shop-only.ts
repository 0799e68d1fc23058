import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopBundle, ShopStore } from '@api/shops/shop-store';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** Limits the chain to its first shop; the others stay stored. Source: HOME-03. */
export class FirstShopOnly implements ShopStore {
  readonly #shops: ShopStore;

  constructor(shops: ShopStore) {
    this.#shops = shops;
  }

  async list(): Promise<readonly StoredShop[]> {
    return (await this.#shops.list()).slice(0, 1);
  }

  async find(shopId: ShopId): Promise<StoredShop | undefined> {
    return (await this.list()).find((shop) => shop.id === shopId);
  }

  async menu(shopId: ShopId): Promise<MenuDto | undefined> {
    return (await this.find(shopId)) && this.#shops.menu(shopId);
  }

  async dishes(shopId: number): Promise<readonly ShopDishDto[]> {
    return this.#shops.dishes(shopId);
  }

  async deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined> {
    return (await this.find(shopId)) && this.#shops.deliverySpots(shopId);
  }

  put(bundle: ShopBundle): Promise<void> {
    return this.#shops.put(bundle);
  }
}
