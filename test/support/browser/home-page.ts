import { expect } from 'vitest';
import type { Guest } from '@test/support/browser/guest';

// What home shows, for its tests.
/** The cards of the shops, in the lists of all countries. */
export const cards = (guest: Guest) => guest.page.getByRole('main').locator('[data-selectable]');
export const dishes = (guest: Guest) => guest.page.getByRole('list', { name: guest.say('home.dishes') });
export const card = (guest: Guest, name: string) => cards(guest).filter({ hasText: name });
export const showMore = (guest: Guest) => guest.link('home.showMore');

export async function seeAllShops(guest: Guest): Promise<void> {
  await guest.goTo('/');
  for (const count of [12, 13]) {
    await guest.tap(showMore(guest));
    await expect.poll(() => cards(guest).count()).toBe(count);
  }
}
