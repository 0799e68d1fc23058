import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** A shop with its menu and delivery spots. */
export interface ShopBundle {
  readonly shop: StoredShop;
  readonly menu: MenuDto;
  readonly deliverySpots: readonly DeliverySpotDto[];
}

/** Stores the shops with their menus and delivery spots. Source: PROD-13, PROD-14. */
export interface ShopStore {
  /** All shops, by id. */
  list(): Promise<readonly StoredShop[]>;
  find(shopId: ShopId): Promise<StoredShop | undefined>;
  /** The same object while the menu is unchanged; it must not be mutated. */
  menu(shopId: ShopId): Promise<MenuDto | undefined>;
  /** Some dishes of the shop's menu that can be ordered, for the list of shops. */
  dishes(shopId: number): Promise<readonly ShopDishDto[]>;
  /** By id; undefined for an unknown shop. */
  deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined>;
  /** Adds a shop, or replaces the one with its id. */
  put(bundle: ShopBundle): Promise<void>;
}
