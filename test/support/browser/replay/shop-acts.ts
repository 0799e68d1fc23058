import type { Guest } from '@test/support/browser/guest';
import { follow } from '@test/support/browser/replay/follow';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed } from '@test/support/browser/replay/replay-step';
import { shopName, shopOfBasket } from '@test/support/browser/replay/shop-words';

export async function chooseShop(guest: Guest, { shop }: ActOf<'choose shop'>): Promise<Deed> {
  const name = await shopName(guest, shop);
  await follow(guest, '/');
  await guest.page.getByRole('searchbox', { name: guest.say('home.searchLabel') }).fill(name);
  const seen = await comesTo({
    open: () => guest.shop(name).isVisible(),
    'not to be chosen': () => guest.page.getByRole('heading', { name, exact: true }).isVisible(),
  });
  if (seen !== 'open') return seen;
  await guest.tap(guest.shop(name));
  return () =>
    comesTo({
      done: () => guest.address.startsWith(`/shop/${shop}/`),
      'not to be chosen': () => guest.text('home.notSelectable', { name }).isVisible(),
    });
}

export async function chooseOrderType(guest: Guest, { type }: ActOf<'choose order type'>): Promise<Deed> {
  const shop = await shopOfBasket(guest);
  if (shop === undefined) return 'no shop is chosen';
  if (!guest.address.startsWith(`/shop/${shop}/order-type`)) await follow(guest, `/shop/${shop}/order-type`);
  const key = type === 'TakeAway' ? 'orderType.takeAway' : 'orderType.dineInPlace';
  await guest.tap(guest.page.getByRole('main').getByRole('button', { name: guest.say(key) }));
  return () =>
    comesTo({
      done: () => guest.page.getByRole('navigation', { name: guest.say('menu.categories') }).isVisible(),
    });
}
