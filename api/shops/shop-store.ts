import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** All that a shop brings with it. */
export interface ShopBundle {
  readonly shop: StoredShop;
  readonly menu: MenuDto;
  readonly deliverySpots: readonly DeliverySpotDto[];
}

/** Keeps the shops with their menus and delivery spots, each shop its own. Source: PROD-13, PROD-14. */
export interface ShopStore {
  /** All shops, by id. */
  list(): Promise<readonly StoredShop[]>;
  find(shopId: ShopId): Promise<StoredShop | undefined>;
  /** The same object as long as the menu is the same one; nobody may change it. */
  menu(shopId: ShopId): Promise<MenuDto | undefined>;
  /** By id; undefined for an unknown shop. */
  deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined>;
  /** Adds a shop, or puts it whole in the place of the one with its id. */
  put(bundle: ShopBundle): Promise<void>;
}
