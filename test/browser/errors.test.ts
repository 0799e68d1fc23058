import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TextKey } from '@/adapters/i18n/text-key';
import type { ERROR_CODES } from '@/domain/notice/error-catalogue';
import { paymentRecovery } from '@/domain/notice/payment-recovery';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';
import { answerWith, problemOf, refusingDouble } from '@test/support/browser/wire';

const stage = openStage();

const SHOP = 1;

/** `error.<family>.<code>` is the key of a code's text; that each has one is shown in test/adapters/i18n. */
const keyOf = (family: keyof typeof ERROR_CODES, code: string): TextKey =>
  `error.${family}.${code}` as TextKey;

/** An alert that says this, and nothing that was said before. */
const alertSaying = (guest: Guest, key: TextKey): Locator =>
  guest.page.getByRole('alert').filter({ has: guest.text(key) });

describe('what a back end refuses an order with', () => {
  it.each(['sv', 'ru'] as const)(
    'is said at the checkout in its own words, one refusal after the other, and the basket stays, in %s [ERR-14, ERR-16, ERR-17, PROD-16]',
    (language) =>
      stage.play({ size: 'small', language }, async (guest) => {
        guest.faults.expect(/Failed to load resource.*409/);
        const double = await refusingDouble(guest.page, '**/api/order', 'POST');
        await guest.goToMenu(SHOP, 'TakeAway', '/cold-drinks');
        await guest.addFromMenu();
        await guest.goToCheckout();
        for (const [family, code] of [
          ['order', 'shop-closed'],
          ['preOrder', 'shop-paused'],
          ['preOrder', 'shop-error-card-init-declined'],
        ] as const) {
          double.refuse(problemOf(family, code));
          await guest.tap(guest.payButton);
          await guest.sees(alertSaying(guest, keyOf(family, code)));
          expect(await guest.page.getByRole('alert').count(), code).toBe(1);
        }
        await guest.sees(guest.payButton);
      })(),
  );

  it(
    'is said at its field, where it is about one [ERR-16]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*422/);
      await stage.storefront.floor.changeSettings({
        orders: { requireEmail: true, requirePhoneNumber: true },
      });
      const double = await refusingDouble(guest.page, '**/api/order', 'POST');
      await guest.goToCheckoutWithCola(SHOP);
      const email = guest.page.getByLabel(guest.say('checkout.email'));
      const phone = guest.page.getByLabel(guest.say('checkout.phone'), { exact: true });
      await email.fill('gast@example.se');
      await phone.fill('070-174 06 05');
      for (const [parameter, field, key] of [
        ['email', email, 'checkout.emailInvalid'],
        ['phone', phone, 'checkout.phoneInvalid'],
      ] as const) {
        double.refuse(problemOf('preOrder', 'invalid-parameter', { status: 422, parameter }));
        await guest.tap(guest.payButton);
        await guest.sees(guest.text(key));
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
        await guest.seesFocusOn(field);
      }
      await stage.storefront.floor.undo();
    }),
  );
});

describe('what a back end refuses a registration with', () => {
  it(
    'is said beside its field, or above the form, in its own words, and nothing is lost [ERR-11, ERR-12, ERR-13]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*400/);
      const double = await refusingDouble(guest.page, '**/api/identity/register', 'POST');
      await guest.goTo('/register');
      const field = (name: string) => guest.page.getByRole('main').locator(`[name="${name}"]`);
      await field('firstName').fill('Vera');
      await field('lastName').fill('Lund');
      await field('email').fill('vera@example.se');
      await field('phone').fill('070-174 06 05');
      await guest.page.getByRole('main').getByRole('checkbox').last().check();
      for (const [family, code] of [
        ['account', 'PasswordTooShort'],
        ['account', 'DuplicateUserName'],
        ['user', 'register-user-failure'],
      ] as const) {
        await field('password').fill('Abc-123');
        await field('repeatedPassword').fill('Abc-123');
        double.refuse(problemOf(family, 'validation', { status: 400, errors: { [code]: ['…'] } }));
        await guest.tap(guest.button('register.submit'));
        await guest.sees(guest.page.getByRole('main').getByText(guest.say(keyOf(family, code))));
        expect(await field('email').inputValue(), code).toBe('vera@example.se');
      }
    }),
  );
});

/** One for each next step; test/domain/notice shows which code has which. */
const CODES = ['payment-01', 'payment-08', 'payment-11', 'payment-15'] as const;

describe('a payment that went wrong', () => {
  it(
    'says why in its own words and offers the next step that fits, a code for each step [ERR-19]',
    stage.play({ size: 'small' }, async (guest) => {
      let code: (typeof CODES)[number] = 'payment-01';
      await pretendProvider(guest, () => ({ status: 'failed', code }));
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      for (code of CODES) {
        if (code !== CODES[0]) await guest.reload();
        await guest.sees(alertSaying(guest, keyOf('payment', code)));
        await seesNextStep(guest, code);
      }
    }),
  );

  it(
    'can be tried again where it could not begin [ERR-19]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*422/);
      const double = await refusingDouble(guest.page, '**/api/order/*/payment', 'POST');
      double.refuse(problemOf('payment', 'payment-10', { status: 422 }));
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      await guest.sees(alertSaying(guest, 'error.payment.payment-10'));
      await guest.page.unrouteAll();
      await guest.payAndFollow();
    }),
  );

  it(
    'makes a new order from the same basket where the old one cannot be paid [ERR-19]',
    stage.play({ size: 'small' }, async (guest) => {
      await pretendProvider(guest, () => ({ status: 'failed', code: 'payment-12' }));
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      await guest.isAt(/\/checkout\/payment\//);
      const [, first] = /\/payment\/([^#]+)/.exec(guest.address) ?? [];
      await guest.tap(guest.link('payment.orderAnew'));
      await guest.isAt(`/shop/${SHOP}/checkout`);
      await guest.page.unrouteAll();
      expect(await guest.payAndFollow()).not.toBe(first);
    }),
  );
});

describe('a menu that cannot be had', () => {
  it(
    'is said in its place, with another shop as the next step [ERR-18]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*404/);
      const double = await refusingDouble(guest.page, '**/api/shops/1/menu', 'GET');
      double.refuse(problemOf('menu', 'not-found', { status: 404, shopId: SHOP }));
      await guest.goTo(`/shop/${SHOP}/menu?orderType=TakeAway`);
      await guest.sees(alertSaying(guest, 'error.menu.not-found'));
      await guest.sees(guest.link('menu.otherShop'));
    }),
  );

  it(
    'shows the popup with words for it where a dish was wanted [ERR-01, ERR-02, ERR-03, HAND-01]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      await guest.page.route('**/api/shops/1/menu', (route) => answerWith(route, { status: 500 }));
      await guest.goTo(`/shop/${SHOP}/redirect/cola`);
      await guest.sees(guest.popup.getByText(guest.say('error.server'), { exact: true }));
      await guest.tap(guest.popup.getByText(guest.say('popup.close'), { exact: true }));
      await guest.isRidOf(guest.popup);
    }),
  );
});

/** Comes straight back from a provider that has said `state` of the payment. */
async function pretendProvider(guest: Guest, state: () => object): Promise<void> {
  await guest.page.route('**/api/order/*/payment', async (route) => {
    const answer = await route.fetch();
    const { returnUrl } = route.request().postDataJSON() as { readonly returnUrl: string };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), redirectUrl: returnUrl } });
  });
  await guest.page.route('**/api/order/*/payment/*', (route) => route.fulfill({ json: state() }));
}

/** What stands first among the next steps. */
async function seesNextStep(guest: Guest, code: string): Promise<void> {
  switch (paymentRecovery(code)) {
    case 'payAgain':
      return guest.sees(guest.payButton);
    case 'reload':
      await guest.tap(guest.button('payment.reload'));
      return guest.sees(guest.button('payment.reload'));
    case 'toCheckout':
      expect(await guest.payButton.count(), code).toBe(0);
      return guest.sees(guest.link('payment.orderAnew'));
    case 'askShop':
      await guest.sees(guest.heading('payment.askShop'));
      return guest.sees(guest.page.getByRole('main').getByText(/Götgatan/));
  }
}
