import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TextKey } from '@/adapters/i18n/text-key';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';
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
  it.each([
    ['order', ERROR_CODES.order],
    ['preOrder', ERROR_CODES.preOrder],
  ] as const)(
    'is said at the checkout in its own words, every code of the family %s; the basket stays [ERR-14, ERR-16, ERR-17]',
    (family, codes) =>
      stage.play({ size: 'small' }, async (guest) => {
        guest.faults.expect(/Failed to load resource.*409/);
        const double = await refusingDouble(guest.page, '**/api/order', 'POST');
        await guest.goToCheckoutWithCola(SHOP);
        for (const code of codes) {
          double.refuse(problemOf(family, code));
          await guest.tap(guest.payButton);
          await guest.sees(alertSaying(guest, keyOf(family, code)));
          expect(await guest.page.getByRole('alert').count(), code).toBe(1);
        }
        await guest.sees(guest.page.getByText('Cola', { exact: true }));
      })(),
  );

  it.each(['en', 'fi', 'no', 'ru'] as const)(
    'is said in the language of the guest: %s [ERR-14, ERR-16, PROD-16]',
    (language) =>
      stage.play({ size: 'small', language }, async (guest) => {
        guest.faults.expect(/Failed to load resource.*409/);
        const double = await refusingDouble(guest.page, '**/api/order', 'POST');
        await guest.goToMenu(SHOP, 'TakeAway', '/cold-drinks');
        await guest.addFromMenu();
        await guest.goToCheckout();
        for (const [family, code] of [
          ['order', 'shop-closed'],
          ['preOrder', 'shop-error-card-init-declined'],
        ] as const) {
          double.refuse(problemOf(family, code));
          await guest.tap(guest.payButton);
          await guest.sees(alertSaying(guest, keyOf(family, code)));
        }
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
        expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      }
      await stage.storefront.floor.undo();
    }),
  );
});

/** Codes of fields that the registration has not, of what only the form itself finds, and of an account that was made. */
const SAID_ELSEWHERE = ['PasswordMismatch', 'password-mismatch', 'send-email-confirmation-failed'];

describe('what a back end refuses a registration with', () => {
  it(
    'is said beside its field, or above the form, in its own words, and nothing is lost: every code of accounts and users [ERR-11, ERR-12, ERR-13]',
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
      for (const family of ['account', 'user'] as const) {
        for (const code of ERROR_CODES[family].filter((each) => !SAID_ELSEWHERE.includes(each))) {
          await field('password').fill('Abc-123');
          await field('repeatedPassword').fill('Abc-123');
          double.refuse(problemOf(family, 'validation', { status: 400, errors: { [code]: ['…'] } }));
          await guest.tap(guest.button('register.submit'));
          await guest.sees(guest.page.getByRole('main').getByText(guest.say(keyOf(family, code))));
          expect(await field('email').inputValue(), code).toBe('vera@example.se');
        }
      }
    }),
  );
});

describe('a payment that went wrong', () => {
  it(
    'says why in its own words and offers the next step that fits, every code from 01 to 15 [ERR-19]',
    stage.play({ size: 'small' }, async (guest) => {
      let code: (typeof ERROR_CODES.payment)[number] = 'payment-01';
      await pretendProvider(guest, () => ({ status: 'failed', code }));
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      for (code of ERROR_CODES.payment) {
        if (code !== 'payment-01') await guest.reload();
        await guest.sees(alertSaying(guest, keyOf('payment', code)));
        await seesNextStep(guest, code);
      }
    }),
  );

  it.each(['payment-10', 'payment-14'] as const)(
    'can be tried again where it could not begin: %s [ERR-19]',
    (code) =>
      stage.play({ size: 'small' }, async (guest) => {
        guest.faults.expect(/Failed to load resource.*422/);
        const double = await refusingDouble(guest.page, '**/api/order/*/payment', 'POST');
        double.refuse(problemOf('payment', code, { status: 422 }));
        await guest.goToCheckoutWithCola(SHOP);
        await guest.tap(guest.payButton);
        await guest.sees(alertSaying(guest, keyOf('payment', code)));
        await guest.page.unrouteAll();
        await guest.payAndFollow();
      })(),
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
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*404/);
      const double = await refusingDouble(guest.page, '**/api/shops/1/menu', 'GET');
      double.refuse(problemOf('menu', 'not-found', { status: 404, shopId: SHOP }));
      await guest.goTo(`/shop/${SHOP}/menu?orderType=TakeAway`);
      await guest.sees(alertSaying(guest, 'error.menu.not-found'));
      await guest.sees(guest.link('menu.otherShop'));
    }),
  );

  it.each([
    [500, 'error.server'],
    [503, 'error.server'],
    [404, 'error.notFound'],
    [400, 'error.badRequest'],
    [418, 'error.badRequest'],
    [304, 'error.moved'],
  ] as const)(
    'shows the popup with the words of the status %i where a dish was wanted [ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, HAND-01]',
    (status, key) =>
      stage.play({ size: 'small' }, async (guest) => {
        guest.faults.expect(/Failed to load resource/);
        await guest.page.route('**/api/shops/1/menu', (route) => answerWith(route, { status }));
        await guest.goTo(`/shop/${SHOP}/redirect/cola`);
        await guest.sees(guest.popup.getByText(guest.say(key), { exact: true }));
        await guest.tap(guest.popup.getByText(guest.say('popup.close'), { exact: true }));
        await guest.isRidOf(guest.popup);
      })(),
  );

  it(
    'shows the popup with words for what nobody understands [ERR-07, HAND-01]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.route('**/api/shops/1/menu', (route) =>
        route.fulfill({ status: 200, body: '<html>' }),
      );
      await guest.goTo(`/shop/${SHOP}/redirect/cola`);
      await guest.sees(guest.popup.getByText(guest.say('error.unknown'), { exact: true }));
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
