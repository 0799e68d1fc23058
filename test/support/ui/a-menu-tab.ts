import { OfferSuggestions } from '@/application/basket/offer-suggestions';
import type { MenuItem } from '@/domain/menu/menu';
import { aTab } from '@test/support/an-app';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { images } from '@test/support/ui/images';

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
