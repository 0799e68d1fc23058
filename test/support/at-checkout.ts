import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { aBrowser, aServer, aTab, type Browser, type Server, type Tab } from '@test/support/an-app';

export const NO_CONTACT = { email: '', phoneNumber: '' };

/** A tab with a shop and a basket. */
export function atCheckout(server?: Server, browser?: Browser): Tab {
  const tab = aTab(server, browser);
  tab.shops.setShop(aShop());
  if (tab.baskets.count === 0) tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  return tab;
}

/** Two tabs of one browser. */
export function twoTabsAtCheckout(): readonly [Tab, Tab] {
  const [server, browser] = [aServer(), aBrowser()];
  const [one, two] = [atCheckout(server, browser), atCheckout(server, browser)];
  return [one, two];
}
