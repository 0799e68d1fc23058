import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ChainBrand } from '@api/catalogue/chain-brand';
import type { ChainFile } from '@api/chain/chain-schema';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** All data of a chain in wire form, to initialize a server with. */
export interface Chain {
  /** The server adds its version. */
  readonly settings: ChainFile['settings'];
  readonly languages: readonly string[];
  readonly name?: string;
  readonly contactEmail?: string | undefined;
  readonly brand?: ChainBrand | undefined;
  readonly shops: readonly ChainShop[];
  readonly campaigns: readonly StoredCampaign[];
}

export interface ChainShop {
  /** `openForBusiness` follows from status, hours and time. */
  readonly shop: StoredShop;
  readonly menu: MenuDto;
  readonly deliverySpots: readonly DeliverySpotDto[];
  /** Rules under the body class `shop-{id}`. */
  readonly stylesheet: string;
}
