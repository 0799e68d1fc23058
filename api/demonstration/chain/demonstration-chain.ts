import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { SettingsDto } from '@/adapters/contract/settings';
import type { StoredCampaign } from '@api/catalogue/stored-campaign';
import { stylesheetOf } from '@api/demonstration/chain/looks/stylesheet';
import { menuDtoOf } from '@api/demonstration/chain/notation/menu-dto';
import { demonstrationCampaigns } from '@api/demonstration/chain/offers/demonstration-campaigns';
import { deliverySpotDtos } from '@api/demonstration/chain/shops/delivery-spots';
import { chainShops, type ChainShop } from '@api/demonstration/chain/shops/shops';
import type { StoredShop } from '@api/catalogue/stored-shop';
import type { Instant } from '@/domain/shared/instant';
import { LANGUAGES } from '@/domain/shared/language';

/** All the chain's data, in the forms of the wire, for a server to start with. */
export interface DemonstrationChain {
  /** The version is the running server's to say. */
  readonly settings: Omit<SettingsDto, 'version'>;
  readonly languages: readonly string[];
  readonly shops: readonly DemonstrationShop[];
  readonly campaigns: readonly StoredCampaign[];
}

export interface DemonstrationShop {
  /** Whether it is open for business follows from its status, hours and the time. */
  readonly shop: StoredShop;
  readonly menu: MenuDto;
  readonly deliverySpots: readonly DeliverySpotDto[];
  /** Rules under the shop's body class `shop-{id}`. */
  readonly stylesheet: string;
}

/** What the chain asks of its customers. */
export const demonstrationSettings: DemonstrationChain['settings'] = {
  orderTypes: ['takeAway', 'dineInPlace'],
  enableCustomerLogin: true,
  externalLoginProviders: [],
  phoneNumberRequired: false,
  favoriteShopRequired: false,
  smsEnabled: false,
  orders: { requireEmail: false, requirePhoneNumber: false },
};

/**
 * `single` is the burger bar alone, for the home screen of a chain with one shop. Offers that run for some days count
 * them from `firstStart`.
 */
export function demonstrationChain(variant: 'all' | 'single', firstStart: Instant): DemonstrationChain {
  const shops = (variant === 'single' ? chainShops.slice(0, 1) : chainShops).map(demonstrationShop);
  const campaigns = demonstrationCampaigns(
    shops.map(({ menu }) => menu),
    firstStart,
  );
  return { settings: demonstrationSettings, languages: LANGUAGES, shops, campaigns };
}

const demonstrationShop = ({ shop, kitchen, currency, look, spots }: ChainShop): DemonstrationShop => ({
  shop,
  menu: menuDtoOf(kitchen, shop.id, currency),
  deliverySpots: deliverySpotDtos(shop.id, spots),
  stylesheet: stylesheetOf(shop.id, look),
});
