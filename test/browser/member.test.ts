import { afterEach, describe, expect, it } from 'vitest';
import { welcomeGuest, type Guest } from '@test/support/browser/guest';
import { becomeMember, DEMONSTRATION_MEMBER, logIn } from '@test/support/browser/member';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { readDownload } from '@test/support/browser/read-download';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const SHOP = 'Lucka Södermalm';
const OTHER_SHOP = 'Lucka Haga';

const heart = (guest: Guest, name: string) => guest.button('favorite.toggle', { name });
const isOn = (guest: Guest, name: string) =>
  heart(guest, name).and(guest.page.locator('[aria-pressed="true"]'));
const isOff = (guest: Guest, name: string) =>
  heart(guest, name).and(guest.page.locator('[aria-pressed="false"]'));

/** Ends when the server has followed: a heart is turned before that. */
async function turn(guest: Guest, name: string): Promise<void> {
  const followed = guest.page.waitForResponse('**/api/user/favorite**');
  await guest.tap(heart(guest, name));
  await followed;
}

/** The page's own; the navbar has another. */
const wayIn = (guest: Guest) => guest.link('member.logIn').and(guest.page.locator('main a'));
const field = (guest: Guest, key: Parameters<Guest['say']>[0]) =>
  guest.page.getByLabel(guest.say(key), { exact: true });

async function searchShop(guest: Guest, name: string): Promise<void> {
  await guest.goTo('/');
  await guest.page.getByRole('searchbox').fill(name);
}

/** The names of the shops as home lists them. */
const shopNames = (guest: Guest) =>
  guest.page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();

describe('favourites', () => {
  it.each(SCREEN_SIZES)(
    'are saved with a heart, on a %s screen, which chooses no shop; they come first next time [PROD-06, HOME-15, HOME-25, FAV-01, ENT-10, SHOP-08]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await logIn(guest);
        await searchShop(guest, OTHER_SHOP);
        await guest.sees(isOff(guest, OTHER_SHOP));
        await turn(guest, OTHER_SHOP);
        await guest.sees(isOn(guest, OTHER_SHOP));
        expect(guest.address).toBe('/');
        await guest.goTo('/?again');
        await guest.sees(isOn(guest, OTHER_SHOP));
        await expect
          .poll(async () => (await shopNames(guest)).slice(0, 2).sort())
          .toEqual([OTHER_SHOP, SHOP].sort());
        await turn(guest, OTHER_SHOP);
        await guest.sees(isOff(guest, OTHER_SHOP));
        await searchShop(guest, OTHER_SHOP);
        await guest.sees(isOff(guest, OTHER_SHOP));
      })(),
  );

  it(
    'have a heart with a name, although the texts come after everything else',
    stage.play({ size: 'small' }, async (guest) => {
      await logIn(guest);
      // On a first visit home is drawn before all of the texts are there.
      await guest.page.addInitScript(() => localStorage.clear());
      const isKnown = guest.page.waitForResponse('**/api/user/profile');
      await guest.page.route(/\/assets\/rest-[\w-]+\.js$/, async (route) => {
        const answer = await route.fetch();
        if ((await answer.text()).includes(guest.say('favorite.toggle', { name: '{{name}}' }))) {
          await isKnown;
          await guest.sees(guest.shop(SHOP));
        }
        await route.fulfill({ response: answer });
      });
      await guest.goTo('/');
      await guest.sees(isOn(guest, SHOP));
    }),
  );

  it(
    'have no heart for a guest [ROLE-02, HOME-15]',
    stage.play({ size: 'small' }, async (guest) => {
      await searchShop(guest, SHOP);
      await guest.sees(guest.shop(SHOP));
      await guest.goToMenu(1);
      await guest.sees(guest.page.getByRole('main').getByRole('link', { name: 'Luckan', exact: true }));
      expect(await guest.button('favorite.toggle', { name: 'Luckan' }).count()).toBe(0);
      await guest.goTo('/');
      await guest.sees(guest.link('home.showMore'));
      expect(await guest.page.locator('main [aria-pressed]').count()).toBe(0);
    }),
  );

  it(
    'have the dishes of the chosen shop one tap from the basket, and say how many others it does not have [PROD-07, ROLE-05, ROUTE-20]',
    stage.play({ size: 'large' }, async (guest) => {
      await logIn(guest);
      await guest.goToMenu(1);
      await guest.openCategory('Kall dryck');
      await guest.tap(heart(guest, 'Cola'));
      await guest.sees(isOn(guest, 'Cola'));
      await guest.openArticle('Cola');
      await guest.sees(isOn(guest, 'Cola'));
      await guest.goTo('/favorites');
      await guest.sees(guest.heading('favorites.articlesAt', { shopName: SHOP }));
      await guest.sees(guest.text('favorites.notOnMenu', { count: 1 }));
      await guest.addFromMenu('Cola');
      await expect.poll(() => guest.lines.count()).toBe(1);
      await guest.tap(heart(guest, 'Cola'));
      await guest.sees(isOff(guest, 'Cola'));
    }),
  );

  it(
    'tell a guest what they are for, and the way in where there is one [AMB-17, ROLE-05, SHELL-07]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/favorites');
      await guest.sees(guest.heading('favorites.guestHeader'));
      expect(await wayIn(guest).getAttribute('href')).toBe('/login?redirectUri=%2Ffavorites');
      await stage.storefront.floor.changeSettings({ enableCustomerLogin: false });
      await guest.reload();
      await guest.sees(guest.heading('favorites.guestHeader'));
      await guest.isRidOf(wayIn(guest));
    }),
  );

  it(
    'turn back, and say why, where the server does not follow; two quick touches end as they began [FAV-01, OPEN-38]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/status of 500/);
      await logIn(guest);
      await guest.goTo('/');
      await guest.sees(isOn(guest, SHOP));
      await guest.page.route('**/api/user/favorite', (route) => route.fulfill({ status: 500 }), { times: 1 });
      await guest.tap(heart(guest, SHOP));
      await guest.sees(guest.popup.getByText(guest.say('error.server')));
      await guest.page.keyboard.press('Escape');
      await guest.sees(isOn(guest, SHOP));
      const addedAgain = guest.page.waitForResponse((answer) => answer.request().method() === 'POST');
      await heart(guest, SHOP).dblclick();
      await guest.sees(isOn(guest, SHOP));
      await addedAgain;
      await guest.reload();
      await guest.sees(isOn(guest, SHOP));
    }),
  );

  it(
    'turn in the other tab as well',
    stage.play({ size: 'large' }, async (guest) => {
      await logIn(guest);
      await searchShop(guest, SHOP);
      const other = await guest.openTab();
      await searchShop(other, SHOP);
      await other.sees(isOn(other, SHOP));
      await guest.tap(heart(guest, SHOP));
      await other.sees(isOff(other, SHOP));
      await other.tap(heart(other, SHOP));
      await guest.sees(isOn(guest, SHOP));
    }),
  );
});

/** It closes at night; shop 1 never does. */
async function openOtherShop(guest: Guest): Promise<void> {
  const answer = await guest.page.request.get('/api/shops/1');
  const { openingHours } = (await answer.json()) as { readonly openingHours: unknown };
  await stage.storefront.floor.changeShop(3, { openingHours });
}

const again = (guest: Guest) =>
  guest.page.getByRole('button', { name: guest.texts.pattern('history.againLabel') });

describe('the order history', () => {
  it(
    'is for members alone: a guest is sent to the login [ROLE-06, ROUTE-21]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/order-history');
      await guest.isAt('/login?redirectUri=%2Forder-history');
    }),
  );

  it(
    'has what was ordered while logged in, and leads to it [PROD-05, PROD-08, ROLE-06]',
    stage.play({ size: 'large' }, async (guest) => {
      await logIn(guest);
      await guest.goToCheckoutWithCola(1);
      const orderId = await guest.payAndFollow();
      await guest.goTo('/order-history');
      const newest = guest.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: again(guest) })
        .first();
      await guest.sees(newest.getByText('Cola', { exact: true }));
      await guest.sees(newest.getByText(guest.say('orderStep.added'), { exact: true }));
      await guest.tap(newest.getByRole('link', { name: guest.say('history.open') }));
      expect(await guest.followedOrder()).toBe(orderId);
    }),
  );

  it.each(SCREEN_SIZES)(
    'fills the basket with the same again, at the prices of today, on a %s screen [PROD-08]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await openOtherShop(guest);
        await stage.storefront.floor.changeArticle(3, 'coffee-filter', { price: 99 });
        await stage.storefront.floor.changeArticle(3, 'bun-cinnamon', { soldOut: true });
        await logIn(guest);
        await guest.goTo('/order-history');
        const visit = guest.page
          .getByRole('listitem')
          .filter({ hasText: OTHER_SHOP })
          .filter({ has: again(guest) });
        await guest.tap(again(guest).and(visit.getByRole('button')));
        await guest.sees(visit.getByText(guest.say('slip.soldOut', { name: 'Kanelbulle' })));
        await guest.sees(visit.getByText(guest.texts.pattern('slip.risen')));
        await guest.openBasket();
        await expect.poll(() => guest.lines.count()).toBe(1);
        expect(await guest.line('Bryggkaffe').innerText()).toMatch(/2/);
        await guest.closeBasket();
        await guest.tap(visit.getByRole('link', { name: guest.say('basket.checkout') }));
        await guest.sees(guest.payButton);
      })(),
  );

  it(
    "asks before it takes the place of another shop's basket, and says when that shop is closed [PROD-08]",
    stage.play({ size: 'large' }, async (guest) => {
      await openOtherShop(guest);
      await logIn(guest);
      await guest.haveCola(1);
      await guest.goTo('/order-history');
      const visit = guest.page
        .getByRole('listitem')
        .filter({ hasText: OTHER_SHOP })
        .filter({ has: again(guest) });
      const wanted = again(guest).and(visit.getByRole('button'));
      await guest.tap(wanted);
      await guest.sees(guest.popup.getByText(guest.say('confirm.otherShop', { shopName: SHOP })));
      await guest.answer('no');
      await guest.sees(guest.line('Cola'));
      await stage.storefront.floor.changeShop(3, { status: 'paused' });
      await guest.tap(wanted);
      await guest.sees(guest.text('again.notSelectable', { shopName: OTHER_SHOP }));
      await guest.sees(guest.line('Cola'));
    }),
  );
});

describe('the basket beside what needs no shop', () => {
  it(
    'still says what is in it, also after home has let go of the shop and the page was loaded anew [SHELL-17, SHELL-23]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.haveCola(1);
      await guest.goTo('/');
      await guest.sees(guest.link('home.showMore'));
      await guest.goTo('/campaigns');
      await guest.sees(guest.line('Cola'));
      await guest.sees(guest.basket.getByText(/\d\skr/));
    }),
  );
});

describe('offers', () => {
  it(
    'are the public ones alone for a guest, with a note that members have more [AMB-19, ROLE-04, ROUTE-26]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/campaigns');
      await guest.sees(guest.heading('campaigns.header'));
      await guest.sees(guest.text('campaigns.membersHaveMore'));
      await guest.sees(guest.page.getByText(/20\d\d$/).first());
      expect(await guest.text('campaigns.membersOnly').count()).toBe(0);
      expect(await wayIn(guest).getAttribute('href')).toBe('/login?redirectUri=%2Fcampaigns');
    }),
  );

  it(
    "are the members' own as well, with a coffee card that says how many more times it is valid [PROD-09, ROLE-04, SHELL-31, OPEN-36]",
    stage.play({ size: 'large' }, async (guest) => {
      await logIn(guest);
      await guest.goToMenu(1);
      await guest.goTo('/campaigns');
      await guest.sees(guest.text('campaigns.membersOnly'));
      await guest.sees(guest.text('campaigns.usesLeft', { count: 10 }));
      await guest.sees(guest.page.getByRole('img', { name: guest.texts.pattern('campaigns.qr') }));
      await guest.tap(
        guest.link('campaigns.header').or(guest.page.getByRole('link', { name: 'Luckan', exact: true })),
      );
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Luckan' }));
    }),
  );
});

describe('the profile', () => {
  it(
    'is for members alone [ROLE-08, ROUTE-22]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/profile');
      await guest.isAt('/login?redirectUri=%2Fprofile');
    }),
  );

  it.each(SCREEN_SIZES)(
    'has the fields of a member, says what is wrong at each, and saves, on a %s screen [FORM-02, PROD-11, ROLE-08]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await logIn(guest);
        await guest.goTo('/profile');
        await guest.sees(guest.heading('profile.header'));
        const names = await guest.page
          .getByRole('main')
          .locator('input')
          .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
        expect(names).toEqual([
          'name',
          'lastName',
          'email',
          'phone',
          'currentPassword',
          'password',
          'repeatedPassword',
        ]);
        expect(await field(guest, 'profile.email').inputValue()).toBe(DEMONSTRATION_MEMBER.email);
        await field(guest, 'profile.firstName').fill('');
        await field(guest, 'profile.currentPassword').fill('wrong');
        await field(guest, 'profile.newPassword').fill('abc');
        await guest.tap(guest.button('profile.save'));
        await guest.sees(guest.text('account.first-name-missing'));
        await guest.sees(guest.text('account.passwordLacks', { count: 4 }));
        await guest.sees(guest.text('error.user.password-mismatch'));
        await guest.seesFocusOn(field(guest, 'profile.firstName'));
        await field(guest, 'profile.firstName').fill('Dema');
        await field(guest, 'profile.newPassword').fill('N3w-Passw0rd');
        await field(guest, 'profile.repeatedPassword').fill('N3w-Passw0rd');
        guest.faults.expect(/status of 400/);
        await guest.tap(guest.button('profile.save'));
        await guest.sees(guest.text('error.account.PasswordMismatch'));
        await guest.sees(guest.text('profile.unsaved'));
        await guest.tap(guest.button('profile.discard'));
        await field(guest, 'profile.firstName').fill('Dema');
        await guest.tap(guest.button('profile.save'));
        await guest.sees(guest.text('profile.saved'));
        await guest.reload();
        await expect.poll(() => field(guest, 'profile.firstName').inputValue()).toBe('Dema');
        await field(guest, 'profile.firstName').fill('Demo');
        await guest.tap(guest.button('profile.save'));
        await guest.sees(guest.text('profile.saved'));
      })(),
  );

  it(
    'lists where the member is logged in, and logs out there [DEC-97]',
    stage.play({ size: 'small' }, async (guest) => {
      const who = await becomeMember(guest, 'sessions@example.com');
      const elsewhere = await welcomeGuest(stage.browser, stage.storefront.origin, { size: 'large' });
      try {
        await logIn(elsewhere, who);
        await logIn(guest, who);
        await guest.goTo('/profile');
        await guest.sees(guest.text('profile.thisBrowser'));
        await guest.tap(guest.page.getByRole('button', { name: guest.say('profile.endSession') }));
        await guest.sees(guest.text('profile.sessionEnded'));
        await guest.seesFocusOn(guest.heading('profile.sessionsHeader'));
        await elsewhere.goTo('/profile');
        await elsewhere.isAt('/login?redirectUri=%2Fprofile');
      } finally {
        await elsewhere.leave();
      }
    }),
  );

  it(
    'exports all stored data, and ends with the account [PROD-11]',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/status of 40[01]/);
      const who = await becomeMember(guest, 'leaving@lucka.example');
      await logIn(guest, who);
      await guest.goTo('/profile');
      const download = guest.page.waitForEvent('download');
      await guest.tap(guest.button('profile.export'));
      expect(await readDownload(await download)).toContain('leaving@lucka.example');
      await guest.sees(guest.text('profile.exported'));
      await guest.tap(guest.button('profile.delete'));
      await guest.sees(guest.popup.getByText(guest.say('profile.deleteWarning')));
      await guest.popup.getByLabel(guest.say('profile.deletePassword')).fill('wrong');
      await guest.tap(guest.popup.getByRole('button', { name: guest.say('profile.deleteNow') }));
      await guest.sees(guest.popup.getByText(guest.say('error.account.PasswordMismatch')));
      await guest.popup.getByLabel(guest.say('profile.deletePassword')).fill(who.password);
      await guest.tap(guest.popup.getByRole('button', { name: guest.say('profile.deleteNow') }));
      await guest.sees(guest.text('profile.deleted'));
      await guest.isAt('/');
      await expect(logIn(guest, who)).rejects.toThrow('401');
    }),
  );
});
