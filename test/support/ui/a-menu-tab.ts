import { OfferSuggestions } from '@/application/basket/offer-suggestions';
import type { MenuItem } from '@/domain/menu/menu';
import type { ImageAddresses } from '@/domain/ports/image-addresses';
import { aTab } from '@test/support/an-app';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';

const images: ImageAddresses = {
  addressOf: (image, loadedAt) => `${image.kind === 'id' ? image.id : image.url}?_t=${loadedAt}`,
};

/** A tab in shop 1, whose menu holds these; it is not loaded yet. */
export function aMenuTab(items: readonly MenuItem[]) {
  const tab = aTab();
  tab.server.menus.all = [aMenu({ items })];
  tab.shops.setShop(aShop());
  return {
    ...tab,
    images,
    offerSuggestions: new OfferSuggestions({
      baskets: tab.baskets,
      menus: tab.menus,
      suggestions: tab.suggestions,
    }),
  };
}

export type MenuTab = ReturnType<typeof aMenuTab>;
