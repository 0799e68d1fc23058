import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopBundle, ShopStore } from '@api/shops/shop-store';
import { menuDishes } from '@api/catalogue/menu-dishes';
import type { StoredShop } from '@api/catalogue/stored-shop';

export class MemoryShopStore implements ShopStore {
  readonly #bundles = new Map<number, ShopBundle>();

  list(): Promise<readonly StoredShop[]> {
    const shops = [...this.#bundles.values()].map((bundle) => bundle.shop);
    return Promise.resolve(structuredClone(shops.toSorted((a, b) => a.id - b.id)));
  }

  find(shopId: ShopId): Promise<StoredShop | undefined> {
    return Promise.resolve(structuredClone(this.#bundles.get(shopId)?.shop));
  }

  menu(shopId: ShopId): Promise<MenuDto | undefined> {
    return Promise.resolve(this.#bundles.get(shopId)?.menu);
  }

  dishes(shopId: number): Promise<readonly ShopDishDto[]> {
    return Promise.resolve(menuDishes(this.#bundles.get(shopId)?.menu));
  }

  deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined> {
    const spots = this.#bundles.get(shopId)?.deliverySpots;
    return Promise.resolve(structuredClone(spots?.toSorted((a, b) => a.id - b.id)));
  }

  put(bundle: ShopBundle): Promise<void> {
    // Menus are large and never mutated, so they are not cloned.
    const { menu, ...rest } = bundle;
    this.#bundles.set(bundle.shop.id, { ...structuredClone(rest), menu });
    return Promise.resolve();
  }

  remove(shopId: ShopId): Promise<void> {
    this.#bundles.delete(shopId);
    return Promise.resolve();
  }
}
