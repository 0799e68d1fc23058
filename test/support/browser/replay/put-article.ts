import type { Guest } from '@test/support/browser/guest';
import { follow } from '@test/support/browser/replay/follow';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed } from '@test/support/browser/replay/replay-step';
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

/**
 * Presses the button of this article's page; false where it is sold out. The stored menu is shown until today's has
 * arrived, so the article can sell out at any moment before the press. The element is pressed, not the locator: a
 * press that comes late must not find a button with a like name on the next page.
 */
async function add(guest: Guest): Promise<boolean> {
  const soldOut = guest.page.getByRole('button', { name: guest.say('menu.soldOut') });
  await guest.sees(guest.addButton.or(soldOut));
  if (await soldOut.isVisible()) return false;
  const button = await guest.addButton.elementHandle();
  const pressed = button?.click().then(() => true);
  const refused = soldOut.waitFor().then(() => false);
  // Which of the two comes second no longer matters, nor whether it fails.
  for (const second of [pressed, refused]) second?.catch(() => {});
  return (await Promise.race([pressed, refused])) ?? false;
}
