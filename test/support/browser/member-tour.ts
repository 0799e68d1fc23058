import type { Guest } from '@test/support/browser/guest';
import { logIn } from '@test/support/browser/member';

type Disposer = (name: string) => Promise<void>;

const field = (guest: Guest, name: string) => guest.page.locator(`main input[name="${name}"]`);

/** The favourites, offers and orders of the demonstration's member, and what a guest sees instead. */
export async function seeWhatMembersStore(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo('/favorites');
  await guest.sees(guest.heading('favorites.guestHeader'));
  await stop('favorites-guest');
  await guest.goTo('/campaigns');
  await guest.sees(guest.text('campaigns.membersHaveMore'));
  await stop('offers-guest');
  await logIn(guest);
  await guest.goTo('/');
  await guest.sees(guest.page.getByRole('main').getByRole('button', { pressed: true }));
  await stop('home-member');
  await guest.goToMenu(1);
  await guest.sees(guest.page.getByRole('main').getByRole('button', { pressed: true }));
  await stop('menu-member');
  await guest.goTo('/favorites');
  await guest.sees(guest.text('favorites.notOnMenu', { count: 1 }));
  await stop('favorites');
  await guest.goTo('/campaigns');
  await guest.sees(guest.page.getByRole('img', { name: guest.texts.pattern('campaigns.qr') }));
  await stop('offers');
  await guest.goTo('/order-history');
  const again = guest.page.getByRole('button', { name: guest.texts.pattern('history.againLabel') });
  await guest.sees(again);
  await stop('order-history');
  await guest.tap(again.first());
  await guest.sees(guest.text('again.filled', { count: 1 }));
  await stop('order-history-again');
}

/** The profile of the demonstration's member, and the membership card. */
export async function seeWhoMembersAre(guest: Guest, stop: Disposer): Promise<void> {
  await logIn(guest);
  await guest.goTo('/profile');
  await guest.sees(guest.heading('profile.header'));
  await stop('profile');
  await field(guest, 'name').fill('');
  await field(guest, 'password').fill('abc');
  await guest.tap(guest.button('profile.save'));
  await guest.sees(guest.text('account.first-name-missing'));
  await stop('profile-faults');
  await guest.tap(guest.button('profile.delete'));
  await guest.sees(guest.popup);
  await stop('account-delete');
  await guest.page.keyboard.press('Escape');
  await guest.tap(guest.button('profileMenu.open'));
  await guest.tap(guest.button('profileMenu.card'));
  await guest.sees(guest.page.getByRole('img', { name: guest.texts.pattern('card.alt') }));
  await stop('membership-card');
}
