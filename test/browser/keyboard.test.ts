import { describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const MOST_STOPS = 150;

const hasFocus = (what: Locator) => what.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is there, as a visitor without a mouse does; every stop must be visible. */
async function tabTo(guest: Guest, what: Locator): Promise<void> {
  await what.first().waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(what.first())) return;
    await guest.page.keyboard.press('Tab');
    expect(await unseenFocus(guest)).toBeUndefined();
  }
  throw new Error(`The focus did not get to ${String(what)} in ${MOST_STOPS} stops.`);
}

/** What has the focus without being drawn with an outline or a ring, its own or an outline around it. */
const unseenFocus = (guest: Guest) =>
  guest.page.evaluate(() => {
    const element = document.activeElement;
    // The page itself takes the focus on arrival; it is no stop of the Tab key.
    if (element === null || element === document.body || element.id === 'main') return undefined;
    const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    const own = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
    if (own.some((style) => hasOutline(style) || style.boxShadow !== 'none')) return undefined;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (hasOutline(getComputedStyle(around))) return undefined;
    }
    return element.outerHTML;
  });

/** The steps of the Tab key to there. */
async function countTabs(guest: Guest, what: Locator): Promise<number> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(what)) return stop;
    await guest.page.keyboard.press('Tab');
  }
  return MOST_STOPS;
}

async function press(guest: Guest, what: Locator, key = 'Enter'): Promise<void> {
  await tabTo(guest, what);
  await guest.page.keyboard.press(key);
}

describe('the keyboard alone', () => {
  it(
    'goes the whole way from home to the order [PROD-01]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goTo('/');
      await tabTo(guest, guest.page.getByRole('searchbox'));
      await guest.page.keyboard.type('Södermalm');
      await press(guest, guest.shop('Lucka Södermalm'));
      await press(
        guest,
        guest.page.getByRole('main').getByRole('button', { name: guest.say('orderType.takeAway') }),
      );
      const categories = guest.page.getByRole('navigation', { name: guest.say('menu.categories') });
      await press(guest, categories.getByRole('link', { name: 'Milkshakes', exact: true }));
      await press(guest, guest.page.getByRole('main').getByRole('link', { name: 'Vanilj', exact: true }));
      await tabTo(guest, guest.choice('Storlek', '30 cl'));
      await guest.page.keyboard.press('ArrowDown');
      expect(await guest.choice('Storlek', '50 cl').isChecked()).toBe(true);
      await press(guest, guest.choice('På toppen', 'Vispgrädde'), 'Space');
      await press(guest, guest.addButton);
      await guest.isAt(/\/shop\/1\/menu\/shakes$/);
      await press(guest, guest.line('Vanilj'));
      await press(guest, guest.button('basket.more', { name: 'Vanilj' }));
      await guest.sees(guest.basket.getByText(/\b170\skr/));
      await press(guest, guest.link('basket.checkout'));
      await press(guest, guest.payButton);
      await guest.provider.isShown();
      const pay = guest.page.getByRole('button', { name: /^Betala/ });
      for (let stop = 0; stop < 10 && !(await hasFocus(pay)); stop += 1)
        await guest.page.keyboard.press('Tab');
      await guest.page.keyboard.press('Enter');
      await guest.followedOrder();
    }),
  );

  it(
    'searches and filters the menu, edits a line, changes the language and closes a popup',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goToMenu(1);
      await press(guest, guest.button('filter.open'));
      const peanuts = guest.page.getByRole('checkbox', { name: guest.say('allergen.peanuts'), exact: true });
      await press(guest, peanuts, 'Space');
      await press(guest, guest.button('filter.show'));
      await guest.sees(guest.button('filter.change'));
      await tabTo(guest, guest.page.getByRole('searchbox'));
      await guest.page.keyboard.type('vanilj');
      await guest.sees(guest.page.getByRole('status').filter({ hasText: guest.texts.pattern('menu.found') }));
      await press(guest, guest.page.getByRole('main').getByRole('link', { name: 'Vanilj', exact: true }));
      await press(guest, guest.choice('Storlek', '30 cl'), 'Space');
      await press(guest, guest.addButton);
      await press(guest, guest.line('Vanilj'));
      await press(guest, guest.basket.getByRole('link', { name: guest.texts.pattern('basket.edit') }));
      await tabTo(guest, guest.choice('Storlek', '30 cl'));
      await guest.page.keyboard.press('ArrowDown');
      await press(guest, guest.doneButton);
      await guest.sees(guest.basket.getByText('50 cl'));
      await press(guest, guest.button('basket.cancel'));
      await guest.sees(guest.popup);
      await guest.page.keyboard.press('Escape');
      await guest.isRidOf(guest.popup);
      await guest.seesFocusOn(guest.button('basket.cancel'));
      await press(guest, guest.button('navbar.language'));
      await press(guest, guest.language('en'));
      await guest.sees(guest.page.getByRole('link', { name: 'Cold drinks', exact: true }));
    }),
  );

  it.each(['small', 'large'] as const)(
    'goes from a category to its dishes and from the menu to the basket in few steps, on a %s screen',
    (size) =>
      stage.play({ size }, async (guest) => {
        await guest.goToMenu(1);
        const categories = guest.page.getByRole('navigation', { name: guest.say('menu.categories') });
        await press(guest, categories.getByRole('link', { name: 'Kall dryck', exact: true }));
        await guest.isAt('/shop/1/menu/cold-drinks');
        await guest.seesFocusOn(guest.page.getByRole('heading', { level: 1, name: 'Kall dryck' }));
        const steps = (what: Locator) => countTabs(guest, what);
        expect(await steps(guest.page.getByRole('link', { name: 'Cola', exact: true }))).toBe(1);
        expect(await steps(guest.button('menu.add', { name: 'Cola' }))).toBe(1);
        await guest.page.keyboard.press('Enter');
        await guest.sees(guest.link('basket.checkout'));
        await guest.reload();
        await guest.sees(guest.link('basket.checkout'));
        const skip = guest.link('shell.skipToBasket');
        const toSkip = await steps(skip);
        await guest.page.keyboard.press('Enter');
        const toCheckout = await steps(guest.link('basket.checkout'));
        expect(toSkip + 1 + toCheckout).toBeLessThanOrEqual(10);
      })(),
  );

  it(
    'pays nothing by Enter in any field of the checkout',
    stage.play({ size: 'large' }, async (guest) => {
      await stage.storefront.floor.changeSettings({
        orders: { requireEmail: true, requirePhoneNumber: true },
      });
      const before = await stage.storefront.floor.countOrders();
      await guest.goToCheckoutWithCola(1);
      await guest.tap(guest.button('checkout.change'));
      const fields = guest.page.getByRole('main').locator('input, select');
      const count = await fields.count();
      expect(count).toBeGreaterThan(3);
      for (let index = 0; index < count; index += 1) {
        await fields.nth(index).focus();
        await guest.page.keyboard.press('Enter');
      }
      await guest.sees(guest.payButton);
      expect(await guest.payButton.getAttribute('aria-busy')).toBe('false');
      expect(await stage.storefront.floor.countOrders()).toBe(before);
      await stage.storefront.floor.undo();
    }),
  );

  it(
    'keeps the focus in a popup and gets it back where it was [SHELL-25]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goTo('/');
      await press(guest, guest.button('navbar.language'));
      const popup = guest.page.getByRole('dialog');
      await guest.sees(popup);
      for (let stop = 0; stop < 10; stop += 1) {
        await guest.page.keyboard.press('Tab');
        const isOutside = await guest.page.evaluate(() => {
          const dialog = document.querySelector('dialog');
          const element = document.activeElement;
          return dialog === null || (element !== document.body && !dialog.contains(element));
        });
        expect(isOutside).toBe(false);
      }
      await guest.page.keyboard.press('Escape');
      await guest.isRidOf(popup);
      await guest.seesFocusOn(guest.button('navbar.language'));
    }),
  );
});

describe('the checkout', () => {
  it(
    'says everything that is wrong at once, beside its field, and goes to the first [OPEN-24, VAL-03]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeSettings({
        orders: { requireEmail: true, requirePhoneNumber: true },
      });
      await guest.haveCola(1, 'DineInPlace');
      await guest.goToCheckout();
      await guest.tap(guest.payButton);
      await guest.sees(guest.text('validation.spotRequired'));
      await guest.sees(guest.text('checkout.emailMissing'));
      await guest.sees(guest.text('checkout.phoneMissing'));
      await guest.chooseSpot('Bord 1');
      await guest.page.getByLabel(guest.say('checkout.email')).fill('gast@');
      await guest.page.getByLabel(guest.say('checkout.phone'), { exact: true }).fill('12');
      await guest.tap(guest.payButton);
      await guest.sees(guest.text('checkout.emailInvalid'));
      await guest.sees(guest.text('checkout.phoneInvalid'));
      await guest.page.getByLabel(guest.say('checkout.email')).fill('gast@example.se');
      await guest.page.getByLabel(guest.say('checkout.phone'), { exact: true }).fill('070-174 06 05');
      await guest.payAndFollow();
      await stage.storefront.floor.undo();
    }),
  );
});
