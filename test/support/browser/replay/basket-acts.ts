import type { Guest } from '@test/support/browser/guest';
import { follow } from '@test/support/browser/replay/follow';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed } from '@test/support/browser/replay/replay-step';
import type { ReplayedBrowser } from '@test/support/browser/replay/replayed-browser';
import { shopName, shopOfBasket } from '@test/support/browser/replay/shop-words';

/** Delivery spots and prices may load after the page is there. */
const MOMENT_MS = 8_000;

export async function changeLine(
  guest: Guest,
  { do: change, line }: ActOf<'increase' | 'decrease' | 'remove'>,
): Promise<Deed> {
  const obstacle = await reachFilledBasket(guest);
  if (obstacle !== undefined) return obstacle;
  const item = guest.lines.nth(line % (await guest.lines.count()));
  const name = item.getByRole('button', { expanded: true });
  if (!(await name.isVisible())) await guest.tap(item.getByRole('button').first());
  const button = (key: 'basket.more' | 'basket.fewer' | 'basket.remove') =>
    item.getByRole('button', { name: guest.texts.pattern(key) }).first();
  await guest.sees(button('basket.remove'));
  // Of one portion fewer is none.
  const fewer = (await button('basket.fewer').isVisible()) ? button('basket.fewer') : button('basket.remove');
  const wanted = { increase: button('basket.more'), decrease: fewer, remove: button('basket.remove') };
  if (await wanted[change].isDisabled()) return 'there are as many as can be';
  await guest.tap(wanted[change]);
  return 'done';
}

export async function writeNote(guest: Guest, { note }: ActOf<'write note'>): Promise<Deed> {
  if (!(await reachBasket(guest))) return 'there is no basket';
  await guest.note.fill(note);
  return 'done';
}

export async function chooseSpot(guest: Guest, { spot }: ActOf<'choose spot'>): Promise<Deed> {
  if (!(await reachBasket(guest))) return 'there is no basket';
  const choice = guest.spot;
  const option = choice.locator(`option[value="${spot ?? ''}"]`);
  const seen = await comesTo({ offered: async () => (await option.count()) > 0 }, MOMENT_MS);
  if (seen !== 'offered') return 'it is not offered';
  await choice.selectOption(String(spot ?? ''));
  return 'done';
}

export async function agree(guest: Guest): Promise<Deed> {
  if (!(await reachBasket(guest))) return 'there is no basket';
  const button = guest.button('slip.agree').or(guest.button('slip.agreeRemove')).first();
  const seen = await comesTo({ asked: () => button.isVisible() }, MOMENT_MS);
  if (seen !== 'asked') return 'there is nothing to agree to';
  await guest.tap(button);
  return 'done';
}

export async function bringBack(guest: Guest, { shop }: ActOf<'bring back'>): Promise<Deed> {
  if (!(await reachBasket(guest))) return 'there is no basket';
  const names = guest.page.getByRole('button', { name: guest.texts.pattern('basket.bringBack') });
  const button = names.filter({ hasText: new RegExp(`${await shopName(guest, shop)}$`) });
  if (!(await button.isVisible())) return 'nothing was set aside';
  await guest.tap(button);
  return () => comesTo({ done: () => guest.address.startsWith(`/shop/${shop}/`) });
}

export async function cancelOrder(guest: Guest, browser: ReplayedBrowser): Promise<Deed> {
  const obstacle = await reachFilledBasket(guest);
  if (obstacle !== undefined) return obstacle;
  const before = browser.answers;
  await guest.tap(guest.button('basket.cancel'));
  return () =>
    comesTo({
      cancelled: () => browser.saysYes && guest.address === '/',
      declined: () => !browser.saysYes && browser.answers > before,
    });
}

async function reachFilledBasket(guest: Guest): Promise<string | undefined> {
  if (!(await reachBasket(guest))) return 'there is no basket';
  const seen = await comesTo({
    filled: async () => (await guest.lines.count()) > 0,
    'the basket is empty': () => guest.basket.getByText(guest.say('basket.empty')).isVisible(),
  });
  return seen === 'filled' ? undefined : seen;
}

/** Goes to the shop's menu where the basket cannot be changed beside the page; false where no shop is chosen. */
async function reachBasket(guest: Guest): Promise<boolean> {
  const disabled = guest.basket.locator('fieldset:disabled');
  const isOpen = async () => (await guest.note.isVisible()) && (await disabled.count()) === 0;
  if ((await guest.basket.isVisible()) && (await isOpen())) return true;
  const shop = await shopOfBasket(guest);
  if (shop === undefined) return false;
  await follow(guest, `/shop/${shop}/menu`);
  const seen = await comesTo({
    open: async () => guest.address.startsWith(`/shop/${shop}/menu`) && isOpen(),
    elsewhere: () => guest.address.startsWith(`/shop/${shop}/order-type`),
  });
  return seen === 'open';
}
