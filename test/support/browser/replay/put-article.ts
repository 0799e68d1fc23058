import { errors } from 'playwright-core';
import type { Guest } from '@test/support/browser/guest';
import { follow } from '@test/support/browser/replay/follow';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed } from '@test/support/browser/replay/deed';
import { articleOf, choiceNames, shopOf } from '@test/support/browser/replay/shop-words';

/** Puts a dish of the shop that is shown into the basket, on the dish's own page. */
export async function putArticle(
  guest: Guest,
  { article: code, choose, quantity }: ActOf<'put'>,
): Promise<Deed> {
  const shop = await shopOf(guest);
  if (shop === undefined || !guest.address.startsWith('/shop/')) return 'there is no menu';
  const article = (await articleOf(guest, shop, code))?.article;
  if (article === undefined) return 'it is not on the menu';
  await follow(guest, `/shop/${shop}/redirect/${code}`);
  await guest.sees(
    guest.page.getByRole('heading', { level: 1, name: article.description ?? '', exact: true }),
  );
  for (const path of choose) {
    const names = choiceNames(article.choices ?? [], path.split('/'));
    if (names !== undefined) await guest.choose(...names);
  }
  for (let count = 1; count < quantity; count += 1) await guest.button('quantity.more').click();
  if (!(await add(guest))) return 'sold out';
  return () =>
    comesTo({
      done: async () => !guest.address.endsWith(`/${code}`) && guest.basket.isVisible(),
      'something is missing': () => guest.page.locator('main [data-missing="true"]').first().isVisible(),
    });
}

const MOMENT_MS = 500;
const TRIES = 20;

/** A kept menu is shown until today's is there, so that a dish may turn out to be sold out under the hand: then false. */
async function add(guest: Guest): Promise<boolean> {
  const soldOut = guest.page.getByRole('button', { name: guest.say('menu.soldOut') });
  for (let turn = 1; !(await soldOut.isVisible()); turn += 1) {
    try {
      await guest.addButton.click({ timeout: MOMENT_MS });
      return true;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || turn === TRIES) throw error;
    }
  }
  return false;
}
