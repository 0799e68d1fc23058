import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, type RouteName } from '@/domain/navigation/route';
import { ROUTE_VISITS } from '@test/support/browser/addresses';
import { faultsAtEveryWidth } from '@test/support/browser/at-every-width';
import type { Guest } from '@test/support/browser/guest';
import { logIn } from '@test/support/browser/member';
import { openStage } from '@test/support/browser/stage';
import { faultsOf } from '@test/support/browser/walk';

const stage = openStage();

/** Russian has the longest words of the five languages. */
const READER = { size: 'small', language: 'ru' } as const;

/** Signage has pages of its own size. */
const OF_MEMBERS: readonly RouteName[] = ['favorites', 'campaigns', 'orderHistory', 'profile'];
const OF_GUESTS = ROUTE_NAMES.filter((name) => ROUTE_VISITS[name].lands === undefined)
  .filter((name) => name !== 'digitalSignage' && name !== 'editOrder')
  .filter((name) => !OF_MEMBERS.includes(name));

async function open(guest: Guest, name: RouteName): Promise<void> {
  await guest.goTo(ROUTE_VISITS[name].address);
  await guest.sees(guest.page.getByRole('heading', { level: 1 }));
  await guest.page.waitForLoadState('networkidle');
}

async function haveDrink(guest: Guest): Promise<void> {
  await guest.goToMenu(1, 'TakeAway', '/cold-drinks');
  await guest.addFromMenu();
}

/** Offers, favorites and suggestions are marked then. */
async function declareEggs(guest: Guest): Promise<void> {
  await guest.goToMenu(1, 'TakeAway', '/sides');
  await guest.tap(guest.button('filter.open'));
  await guest.page.getByRole('checkbox', { name: guest.say('allergen.eggs') }).check();
  await guest.tap(guest.button('filter.show'));
  await guest.sees(guest.button('filter.change'));
}

describe('at every width from 320 to 2 560 pixels', () => {
  it(
    'the pages of a guest have room for their longest word, and nothing lies over anything or is cut off',
    stage.play(READER, async (guest) => {
      guest.faults.expect(/Failed to load resource.*404/);
      const found: string[] = [];
      await haveDrink(guest);
      for (const name of OF_GUESTS) {
        await open(guest, name);
        found.push(...faultsOf(name, await faultsAtEveryWidth(guest.page)));
      }
      expect(found).toEqual([]);
    }),
    600_000,
  );

  it(
    'so have the pages of a member and of an order',
    stage.play(READER, async (guest) => {
      const found: string[] = [];
      const look = async (place: string) =>
        void found.push(...faultsOf(place, await faultsAtEveryWidth(guest.page)));
      await logIn(guest);
      await declareEggs(guest);
      await look('menu that is filtered');
      for (const name of OF_MEMBERS) {
        await open(guest, name);
        await guest.sees(guest.page.getByRole('main').getByRole('heading', { level: 2 }));
        await look(name);
      }
      await guest.tap(guest.button('profileMenu.open'));
      await guest.sees(guest.button('profileMenu.logOut'));
      await look('menu of the member');
      await guest.goTo('/shop/1/menu/sides/articles/side-rings');
      await guest.tap(guest.addButton);
      await guest.isAt(/\/menu\/sides$/);
      await guest.goToCheckout();
      await guest.sees(guest.payButton);
      await look('checkout');
      const id = await guest.payAndFollow();
      await look('order');
      await guest.goTo(`/order/${id}/receipt`);
      await guest.sees(guest.page.getByRole('heading', { level: 1 }));
      await look('receipt');
    }),
    600_000,
  );
});
