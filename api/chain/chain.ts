import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { SettingsDto } from '@/adapters/contract/settings';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import type { StoredShop } from '@api/catalogue/stored-shop';

/** All data of a chain, in the forms of the wire, for a server to start with. */
export interface Chain {
  /** The running server adds its version. */
  readonly settings: Omit<SettingsDto, 'version'>;
  readonly languages: readonly string[];
  readonly shops: readonly ChainShop[];
  readonly campaigns: readonly StoredCampaign[];
}

export interface ChainShop {
  /** Whether it is open for business follows from its status, its hours and the time. */
  readonly shop: StoredShop;
  readonly menu: MenuDto;
  readonly deliverySpots: readonly DeliverySpotDto[];
  /** Rules under the shop's body class `shop-{id}`. */
  readonly stylesheet: string;
}
