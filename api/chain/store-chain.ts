import { parseShopId } from '@/domain/shop/shop';
import { sanitiseStylesheet } from '@api/design/sanitise-stylesheet';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { CampaignStore } from '@api/campaigns/campaign-store';
import type { DesignStore } from '@api/design/design-store';
import type { Chain } from '@api/chain/chain';
import { menuError } from '@api/shops/menu-error';
import type { SettingsStore } from '@api/settings/settings-store';
import type { ShopStore } from '@api/shops/shop-store';

export interface ChainStores {
  readonly settings: SettingsStore;
  readonly shops: ShopStore;
  readonly designs: DesignStore;
  readonly campaigns: CampaignStore;
}

/** Stores a whole chain. Settings come last: they mark it as complete. */
export async function storeChain(stores: ChainStores, chain: Chain): Promise<void> {
  for (const { stylesheet, ...bundle } of chain.shops) {
    const shopId = parseShopId(bundle.shop.id);
    const error = menuError(bundle.menu);
    if (shopId === undefined || error !== undefined) {
      throw new Error(`Shop ${bundle.shop.id} cannot be stored: ${error?.message ?? 'its id is not valid'}`);
    }
    await stores.shops.put(bundle);
    await stores.designs.write({ shopId, stylesheet: sanitiseStylesheet(stylesheet, shopId) });
  }
  await stores.campaigns.putAll(chain.campaigns);
  await stores.settings.write(storedSettings(chain));
}

/** The settings of a chain as they are stored. */
export const storedSettings = ({ settings, languages, name, contactEmail, brand }: Chain): ChainSettings => ({
  ...settings,
  ...(name !== undefined && { name }),
  ...(contactEmail !== undefined && { contactEmail }),
  ...(brand !== undefined && { brand }),
  externalLoginProviders: settings.externalLoginProviders ?? [],
  languages: [...languages],
});

/** Stores the chain if there is none yet; answers whether it did. */
export async function storeChainWhereEmpty(stores: ChainStores, chain: () => Chain): Promise<boolean> {
  if ((await stores.settings.read()) !== undefined) return false;
  await storeChain(stores, chain());
  return true;
}
