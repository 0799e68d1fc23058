import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';
import type { Disposer } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { ShopChange } from '@api/catalogue/shop-change';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** The chain's settings, shops, menus and stylesheets at one moment; immutable. */
export interface CatalogueSnapshot {
  /** Different after each change. */
  readonly version: number;
  /** Grows with each import of the chain; 0 before the first. */
  readonly chainRevision: number;
  readonly settings: ChainSettings | undefined;
  /** By shop id, in the order of the ids. */
  readonly shops: ReadonlyMap<number, StoredShop>;
  readonly menus: ReadonlyMap<number, VersionedMenu>;
  readonly deliverySpots: ReadonlyMap<number, readonly DeliverySpotDto[]>;
  readonly stylesheets: readonly ShopStylesheet[];
  readonly campaigns: readonly StoredCampaign[];
  /** By shop id. */
  readonly shopChanges: ReadonlyMap<number, readonly ShopChange[]>;
  /** When changes of the staff end by themselves. */
  readonly changeEnds: readonly Instant[];
}

export interface ShopStylesheet {
  readonly shopId: ShopId;
  readonly stylesheet: string;
}

export interface VersionedMenu {
  readonly version: string;
  /** Always the same object; undefined if it cannot be read. */
  readonly menu: () => MenuDto | undefined;
  /** Some that can be ordered, for the list of shops. */
  readonly dishes: readonly ShopDishDto[];
}

/** The catalogue held in memory. */
export interface Catalogue {
  /** The current version; an order is checked against it. */
  version(): Promise<number>;
  /** What is published at an instant: different after each change, and after each that has ended by itself. */
  versionAt(now: Instant): Promise<string>;
  /** The same without asking the database; undefined while a change is being loaded. */
  knownVersionAt(now: Instant): string | undefined;
  /** Loads changes from the database. */
  refresh(): Promise<unknown>;
  /** From now on answers from memory and follows changes of the database, until disposed. */
  watch(): Disposer;
}
