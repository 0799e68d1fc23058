import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const SHOP = 1;
const HOME = /^\/(\?|$)/;
const ORDER_TYPE = `/shop/${SHOP}/order-type`;

/** On the order-type page of the basket's shop, where leaving asks; the page before is home. */
async function goToOrderTypeWithCola(guest: Guest): Promise<void> {
  await guest.haveCola(SHOP);
  await guest.goTo(`/?redirectUri=${encodeURIComponent(ORDER_TYPE)}`);
  await guest.chooseShop('Lucka Södermalm');
  await guest.isAt(ORDER_TYPE);
}

async function hasCola(guest: Guest): Promise<boolean> {
  await guest.goToMenu(SHOP);
  await guest.openBasket();
  return (await guest.lines.count()) === 1;
}

describe('the navbar', () => {
  it(
    'goes back a step, and home by the logo [SHELL-01, SHELL-02]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.chooseShop('Lucka Södermalm');
      await guest.chooseOrderType('orderType.takeAway');
      await guest.tap(guest.button('navbar.back'));
      await guest.isAt(ORDER_TYPE);
      await guest.tap(guest.link('navbar.home'));
      await guest.isAt('/');
      await guest.sees(guest.heading('home.header'));
    }),
  );

  it(
    'goes home when there is no step to go back [SHELL-01]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo(`/shop/${SHOP}/menu`);
      await guest.tap(guest.button('navbar.back'));
      await guest.isAt('/');
    }),
  );
});

describe('the languages', () => {
  it(
    'are chosen in a popup: texts, dishes, title, document and cookie follow, and stay [SHELL-03, SHELL-25, LANG-02, LANG-03]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(SHOP);
      let menus = 0;
      await guest.page.route('**/api/shops/1/menu', async (route) => {
        menus += 1;
        await route.continue();
      });
      await guest.tap(guest.button('navbar.language'));
      await guest.sees(guest.page.getByRole('dialog', { name: guest.say('language.header') }));
      await guest.tap(guest.language('en'));
      await guest.sees(guest.page.getByRole('link', { name: 'On the side', exact: true }));
      const language = () => guest.page.evaluate(() => document.documentElement.lang);
      await expect.poll(language).toBe('en');
      await expect.poll(() => guest.page.title()).toMatch(/^Menu\b/);
      await expect.poll(() => menus).toBe(1);
      await guest.reload();
      await guest.sees(guest.page.getByRole('link', { name: 'On the side', exact: true }));
      expect(await language()).toBe('en');
      const cookies = await guest.context.cookies();
      const culture = cookies.find(({ name }) => name === '.AspNetCore.Culture');
      expect(decodeURIComponent(culture?.value ?? '')).toBe('c=en|uic=en');
    }),
  );

  it(
    'can be chosen all the same when their list cannot be fetched, which is said inline [HAND-03]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      await guest.page.route('**/api/cultures/languages', (route) =>
        route.fulfill({ status: 404, json: {} }),
      );
      await guest.goTo('/');
      await guest.tap(guest.button('navbar.language'));
      const popup = guest.page.getByRole('dialog', { name: guest.say('language.header') });
      await guest.sees(popup.getByRole('alert').getByText(guest.say('language.notConfigured')));
      await guest.tap(popup.getByRole('button', { name: guest.say('popup.close') }));
      await guest.isRidOf(popup);
    }),
  );
});

describe('the popups', () => {
  it(
    'show an error until it is closed, by its button or by Escape [SHELL-27, HAND-01]',
    stage.play({ size: 'small' }, async (guest) => {
      for (const close of [
        () => guest.tap(guest.popup.getByText(guest.say('popup.close'), { exact: true })),
        () => guest.page.keyboard.press('Escape'),
      ]) {
        await guest.goTo(`/shop/${SHOP}/redirect/no-such-dish`);
        await guest.sees(guest.popup.getByText(guest.say('error.notFound')));
        await close();
        await guest.isRidOf(guest.popup);
      }
    }),
  );

  it.each([
    ['the back button', (guest: Guest) => guest.tap(guest.button('navbar.back'))],
    ['the logo', (guest: Guest) => guest.tap(guest.link('navbar.home'))],
    ['the browser', (guest: Guest) => guest.page.evaluate(() => window.history.back())],
  ])(
    'ask before %s leaves the order types with a filled basket; no stays, yes empties [SHELL-16, SHELL-26, ROUTE-29]',
    (_way, leave) =>
      stage.play({ size: 'small' }, async (guest) => {
        await goToOrderTypeWithCola(guest);
        await leave(guest);
        await guest.sees(guest.popup.getByText(guest.say('confirm.resetBasket')));
        await guest.answer('no');
        await guest.isAt(ORDER_TYPE);
        await leave(guest);
        await guest.answer('yes');
        await guest.isAt(HOME);
        expect(await hasCola(guest)).toBe(false);
      })(),
  );

  it(
    'do not ask where the basket is empty, nor on the way to the menu, nor before a step forward [SHELL-16, AMB-01]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.chooseShop('Lucka Södermalm');
      await guest.isAt(ORDER_TYPE);
      await guest.tap(guest.button('navbar.back'));
      await guest.isAt('/');
      await goToOrderTypeWithCola(guest);
      await guest.chooseOrderType('orderType.dineInPlace');
      await guest.page.goBack();
      await guest.isAt(ORDER_TYPE);
      await guest.tap(guest.link('footer.terms'));
      await guest.isAt('/terms-and-conditions');
      await guest.page.goBack();
      await guest.isAt(ORDER_TYPE);
      await guest.page.goForward();
      await guest.isAt('/terms-and-conditions');
      expect(await guest.popup.count()).toBe(0);
      expect(await hasCola(guest)).toBe(true);
    }),
  );

  it(
    'ask on home before another shop is taken, not before the own one; what was emptied can be had again [ROUTE-12]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.haveCola(SHOP);
      await guest.goTo('/');
      await guest.chooseShop('Lucka Möllan');
      await guest.sees(
        guest.popup.getByText(guest.say('confirm.otherShop', { shopName: 'Lucka Södermalm' })),
      );
      await guest.answer('no');
      expect(guest.address).toBe('/');
      await guest.chooseShop('Lucka Möllan');
      await guest.answer('yes');
      await guest.isAt('/shop/4/menu');
      await guest.openBasket();
      expect(await guest.lines.count()).toBe(0);
      await guest.tap(guest.button('basket.bringBack', { shopName: 'Lucka Södermalm', count: 1 }));
      await guest.isAt(/^\/shop\/1\//);
      expect(await hasCola(guest)).toBe(true);
    }),
  );
});

describe('the look of a shop', () => {
  const bodyClasses = (guest: Guest) => guest.page.evaluate(() => [...document.body.classList]);
  const accent = (guest: Guest) =>
    guest.page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-accent').trim());

  it(
    'is worn on its pages and taken off at home and off line [NAV-16, NAV-18, PROD-15]',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/ERR_INTERNET_DISCONNECTED/); // pictures on their way
      await guest.goToMenu(1);
      expect(await bodyClasses(guest)).toContain('shop-1');
      const burger = await accent(guest);
      await guest.goToMenu(2);
      await expect.poll(() => bodyClasses(guest)).toContain('shop-2');
      expect(await bodyClasses(guest)).not.toContain('shop-1');
      expect(await accent(guest)).not.toBe(burger);
      await guest.tap(guest.link('navbar.home'));
      await guest.isAt('/');
      await expect.poll(async () => (await bodyClasses(guest)).join(' ')).not.toMatch(/shop-/);
      await guest.goToMenu(2);
      await guest.context.setOffline(true);
      await guest.isAt('/offline');
      await expect.poll(async () => (await bodyClasses(guest)).join(' ')).not.toMatch(/shop-/);
    }),
  );
});
