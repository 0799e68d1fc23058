import type { Guest } from '@test/support/browser/guest';
import { follow } from '@test/support/browser/replay/follow';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed } from '@test/support/browser/replay/replay-step';
import { articleOf, shopOf } from '@test/support/browser/replay/shop-words';

const field = (guest: Guest, name: string) => guest.page.locator(`main [name="${name}"]`);
const isInside = (guest: Guest) => guest.button('profileMenu.open').isVisible();
const isOutside = (guest: Guest) => guest.link('navbar.logIn').isVisible();

/** Logs in on the login page, which leads back to where it was asked for. */
export async function logIn(guest: Guest, { email, password }: ActOf<'log in'>): Promise<Deed> {
  // A new page, without the errors of an earlier attempt.
  await guest.goTo(`/login?redirectUri=${encodeURIComponent(guest.address)}`);
  const seen = await comesTo({
    asked: () => field(guest, 'password').isVisible(),
    'a member is logged in': () => isInside(guest),
  });
  if (seen !== 'asked') return seen;
  await field(guest, 'email').fill(email);
  await field(guest, 'password').fill(password);
  const submit = { name: guest.say('login.submit'), exact: true };
  await guest.tap(guest.page.getByRole('main').getByRole('button', submit));
  return () =>
    comesTo({
      done: async () => !guest.address.startsWith('/login') && isInside(guest),
      refused: () => guest.page.getByRole('main').getByRole('alert').first().isVisible(),
    });
}

export async function logOut(guest: Guest): Promise<Deed> {
  if (!(await isMember(guest))) return 'nobody is logged in';
  await guest.tap(guest.button('profileMenu.open'));
  await guest.tap(guest.button('profileMenu.logOut'));
  return () => comesTo({ done: () => isOutside(guest) });
}

/** Toggles the favourite of a dish in the menu. */
export async function toggleFavorite(
  guest: Guest,
  { article: code }: ActOf<'toggle favourite'>,
): Promise<Deed> {
  if (!(await isMember(guest))) return 'nobody is logged in';
  const shop = await shopOf(guest);
  const placed = shop === undefined ? undefined : await articleOf(guest, shop, code);
  if (placed === undefined) return 'it is not on the menu';
  await follow(guest, `/shop/${shop}/menu/${placed.path.join('/')}`);
  const heart = guest.button('favorite.toggle', { name: placed.article.description ?? '' });
  const answered = guest.page
    .waitForResponse((answer) => answer.url().includes('/favorite') && answer.request().method() !== 'GET')
    .then(
      () => 'done',
      () => 'nothing came of it',
    );
  await guest.tap(heart);
  return () => answered;
}

/** Fills the basket from the newest order of the member. */
export async function orderAgain(guest: Guest): Promise<Deed> {
  if (!(await isMember(guest))) return 'nobody is logged in';
  await follow(guest, '/order-history');
  const again = guest.page.getByRole('button', { name: guest.texts.pattern('history.againLabel') }).first();
  const seen = await comesTo({
    ordered: () => again.isVisible(),
    'nothing was ordered before': () => guest.heading('history.emptyHeader').isVisible(),
  });
  if (seen !== 'ordered') return seen;
  await guest.tap(again);
  const news = guest.page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
  const toMenu = news.getByRole('link', { name: guest.say('article.toMenu') });
  return async () => {
    const outcome = await comesTo({
      filled: () => toMenu.isVisible(),
      'not filled': () => news.first().isVisible(),
    });
    if (outcome === 'filled') await guest.tap(toMenu);
    return outcome;
  };
}

/** Once the session is known. */
async function isMember(guest: Guest): Promise<boolean> {
  const seen = await comesTo({ member: () => isInside(guest), guest: () => isOutside(guest) });
  return seen === 'member';
}
