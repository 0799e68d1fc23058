import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { Disposer } from '@/domain/ports/clock';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** What the chain sells and how it looks, at one moment. It is never changed in place. */
export interface CatalogueSnapshot {
  /** Another one after each change. */
  readonly version: number;
  readonly settings: ChainSettings | undefined;
  /** By shop id, in the order of the ids. */
  readonly shops: ReadonlyMap<number, StoredShop>;
  readonly menus: ReadonlyMap<number, VersionedMenu>;
  readonly deliverySpots: ReadonlyMap<number, readonly DeliverySpotDto[]>;
  readonly stylesheets: readonly ShopStylesheet[];
  readonly campaigns: readonly StoredCampaign[];
}

export interface ShopStylesheet {
  readonly shopId: ShopId;
  readonly stylesheet: string;
}

export interface VersionedMenu {
  readonly version: string;
  /** Always the same object; undefined where it cannot be read. */
  readonly menu: () => MenuDto | undefined;
}

/** The catalogue as a server holds it in memory. */
export interface Catalogue {
  /** The version by which an order is checked now. */
  version(): Promise<number>;
  /** Loads what has changed in the database. */
  refresh(): Promise<unknown>;
  /** Answers from memory from now on, and follows the changes of the database, until stopped. */
  watch(): Disposer;
}
