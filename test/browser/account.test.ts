import { afterEach, describe, expect, it } from 'vitest';
import type { TextKey } from '@/adapters/i18n/text-key';
import type { Guest } from '@test/support/browser/guest';
import { DEMONSTRATION_MEMBER } from '@test/support/browser/member';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const { email: EMAIL, password: PASSWORD } = DEMONSTRATION_MEMBER;

const main = (guest: Guest) => guest.page.getByRole('main');
const field = (guest: Guest, name: string) => main(guest).locator(`[name="${name}"]`);
const submit = (guest: Guest, key: TextKey) =>
  main(guest).getByRole('button', { name: guest.say(key), exact: true });
/** The navbar's own; screens have others. */
const loginLink = (guest: Guest) =>
  guest.page.getByRole('banner').getByRole('link', { name: guest.say('navbar.logIn'), exact: true });
const menuButton = (guest: Guest) => guest.button('profileMenu.open');

async function enter(guest: Guest, email: string = EMAIL, password: string = PASSWORD): Promise<void> {
  await field(guest, 'email').fill(email);
  await field(guest, 'password').fill(password);
  await guest.tap(submit(guest, 'login.submit'));
}

/** Logs in, and is where that leads. */
async function logIn(guest: Guest, redirectUri = '/'): Promise<void> {
  await guest.goTo(`/login?${new URLSearchParams({ redirectUri })}`);
  await enter(guest);
  await guest.sees(menuButton(guest));
  await guest.isAt(redirectUri);
}

const bodyClass = (guest: Guest): Promise<string> => guest.page.evaluate(() => document.body.className);
const storedText = (guest: Guest): Promise<string> => guest.page.evaluate(() => JSON.stringify(localStorage));

describe('coming in', () => {
  it.each(SCREEN_SIZES)(
    'leads from where one is to login and back, on a %s screen, and the body says who is there [SHELL-06, SESS-08, SESS-09, SESS-12, ROUTE-16, ROUTE-18]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await guest.goTo('/campaigns?x=1');
        await guest.sees(loginLink(guest));
        expect(await bodyClass(guest)).not.toContain('authenticated');
        await guest.tap(loginLink(guest));
        await guest.isAt('/login?redirectUri=%2Fcampaigns%3Fx%3D1');
        await enter(guest);
        await guest.isAt('/campaigns?x=1');
        await guest.sees(menuButton(guest));
        expect(await loginLink(guest).count()).toBe(0);
        expect(await bodyClass(guest)).toContain('authenticated');
        expect(await storedText(guest)).toContain(EMAIL);
        await guest.page.goBack();
        await guest.isAt('/campaigns?x=1');
      })(),
  );

  it(
    'says that address and password do not go together, and keeps what was typed [ERR-13]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/status of 401 .*\/api\/identity\/login/);
      await guest.goTo('/login');
      await enter(guest, EMAIL, 'wrong');
      await guest.sees(guest.text('login.wrong'));
      expect(await field(guest, 'email').inputValue()).toBe(EMAIL);
      await enter(guest, 'nobody@lucka.example', PASSWORD);
      await guest.sees(guest.text('login.wrong'));
      expect(await menuButton(guest).count()).toBe(0);
      expect(guest.address).toBe('/login');
    }),
  );

  it(
    'says beside each field what is missing, and goes there',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goTo('/login');
      await guest.tap(submit(guest, 'login.submit'));
      await guest.sees(guest.text('account.email-missing'));
      await guest.sees(guest.text('account.password-missing'));
      await guest.seesFocusOn(guest.page.locator('[name="email"]'));
    }),
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/login?redirectUri=%2Flogin',
    '/register',
    '/api/settings',
  ])('never leads off the site or round in circles: %s [ROUTE-18, OPEN-30]', (redirectUri) =>
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo(`/login?${new URLSearchParams({ redirectUri })}`);
      await enter(guest);
      await guest.sees(menuButton(guest));
      await guest.isAt('/');
      expect(new URL(guest.page.url()).origin).toBe(stage.storefront.origin);
    })(),
  );

  it(
    'is not asked of who is inside already [ROUTE-17, ROUTE-18, OPEN-30]',
    stage.play({ size: 'small' }, async (guest) => {
      await logIn(guest);
      await guest.goTo('/login?redirectUri=%2Ffavorites');
      await guest.isAt('/favorites');
      await guest.goTo('/login');
      await guest.isAt('/');
    }),
  );

  it(
    'is asked for by a page that needs a member, which then opens with its whole query [NAV-02, ROUTE-02, SESS-07]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goTo('/order-history?page=2');
      await guest.isAt('/login?redirectUri=%2Forder-history%3Fpage%3D2');
      await enter(guest);
      await guest.isAt('/order-history?page=2');
    }),
  );

  it(
    'is offered nowhere while the settings do not, and its addresses go home [SHELL-07, SHELL-08, PROD-12, AMB-20]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeSettings({ enableCustomerLogin: false });
      await guest.goTo('/campaigns');
      await guest.sees(main(guest).getByRole('heading').first());
      expect(await loginLink(guest).count()).toBe(0);
      for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/confirm-email']) {
        await guest.goTo(path);
        await guest.isAt('/');
      }
    }),
  );
});

describe('the profile menu', () => {
  it.each(SCREEN_SIZES)(
    'greets, leads to all that a member has, and is a menu for the keyboard too, on a %s screen [SHELL-08, SHELL-09, SHELL-10, SHELL-11, SHELL-12, SHELL-13, SHELL-14, SHELL-15, ROLE-03]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await logIn(guest);
        await menuButton(guest).focus();
        await guest.page.keyboard.press('Enter');
        await guest.sees(guest.text('profileMenu.greeting', { name: 'Demo' }));
        await guest.sees(guest.page.getByText('Demo Lucksson', { exact: true }));
        const links = guest.page.getByRole('banner').getByRole('listitem').getByRole('link');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
          '/campaigns',
          '/favorites',
          '/order-history',
          '/profile',
        ]);
        await guest.sees(guest.button('profileMenu.card'));
        await guest.sees(guest.button('profileMenu.logOut'));
        await guest.page.keyboard.press('Tab');
        await guest.page.keyboard.press('Escape');
        await guest.isRidOf(guest.button('profileMenu.logOut'));
        await guest.seesFocusOn(menuButton(guest));
      })(),
  );

  it(
    'shows the membership card, and has the focus again after it [SHELL-15, ROLE-07]',
    stage.play({ size: 'small' }, async (guest) => {
      await logIn(guest);
      await guest.tap(menuButton(guest));
      await guest.tap(guest.button('profileMenu.card'));
      await guest.sees(guest.page.getByRole('dialog'));
      await guest.page.keyboard.press('Escape');
      await guest.isRidOf(guest.page.getByRole('dialog'));
      await guest.seesFocusOn(menuButton(guest));
    }),
  );
});

describe('going out', () => {
  it(
    'leaves nothing of the member in any tab, without a reload; pages for members are left for home [SESS-03, SESS-10, SESS-11, SESS-12, SHELL-14, ROLE-09, OPEN-30]',
    stage.play({ size: 'large' }, async (guest) => {
      await logIn(guest, '/favorites');
      const other = await guest.openTab();
      await other.goTo('/profile');
      await other.sees(other.page.locator(`input[value="${EMAIL}"]`));
      await guest.tap(menuButton(guest));
      await guest.tap(guest.button('profileMenu.logOut'));
      await guest.sees(loginLink(guest));
      await other.sees(loginLink(other));
      await other.isAt('/');
      expect(guest.address).toBe('/favorites');
      for (const tab of [guest, other]) {
        expect(await bodyClass(tab)).not.toContain('authenticated');
        const seen = (await storedText(tab)) + (await tab.page.content());
        expect(seen).not.toMatch(/demo@lucka\.example|Lucksson/);
      }
      await guest.reload();
      await guest.sees(loginLink(guest));
    }),
  );

  it(
    'says where the server cannot be reached, and the member stays logged in [ROLE-09]',
    stage.play({ size: 'small' }, async (guest) => {
      await logIn(guest);
      guest.faults.expect(/Failed to load resource/);
      await guest.page.route('**/api/user/logout', (route) => route.abort());
      await guest.tap(menuButton(guest));
      await guest.tap(guest.button('profileMenu.logOut'));
      await guest.sees(guest.popup.getByText(guest.say('session.logOutFailed')));
      await guest.tap(guest.popup.getByRole('button').last());
      expect(await bodyClass(guest)).toContain('authenticated');
      await guest.page.unroute('**/api/user/logout');
      if ((await guest.button('profileMenu.logOut').count()) === 0) await guest.tap(menuButton(guest));
      await guest.tap(guest.button('profileMenu.logOut'));
      await guest.sees(loginLink(guest));
      await expect.poll(() => bodyClass(guest)).not.toContain('authenticated');
    }),
  );

  it(
    'by itself, when the session has run out, is said, keeps the basket, and leads back after a new login',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.haveCola(1);
      const place = guest.address;
      await guest.tap(loginLink(guest));
      await enter(guest);
      await guest.isAt(place);
      await guest.sees(guest.button('favorite.toggle', { name: 'Lingondricka' }));
      guest.faults.expect(/status of 401/);
      await guest.context.clearCookies({ name: /session/ });
      await guest.tap(guest.button('favorite.toggle', { name: 'Lingondricka' }));
      await guest.sees(guest.popup.getByText(guest.say('session.expired')));
      expect(await storedText(guest)).not.toContain(EMAIL);
      await guest.answer('yes');
      await guest.sees(guest.text('login.expired'));
      await enter(guest);
      await guest.isAt(place);
      await guest.sees(guest.line('Cola'));
    }),
  );
});

describe('becoming a member', () => {
  const fillIn = async (guest: Guest, values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) await field(guest, name).fill(value);
  };

  it(
    'asks for eight fields, and says of each what is wrong with it, all at once [FORM-01, FORM-04, FORM-05, FORM-06, FORM-07, PASS-06, ROUTE-19]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeSettings({ phoneNumberRequired: true, favoriteShopRequired: true });
      await guest.goTo('/register');
      await guest.sees(guest.heading('register.header'));
      await guest.tap(submit(guest, 'register.submit'));
      for (const key of [
        'account.first-name-missing',
        'account.last-name-missing',
        'account.email-missing',
        'error.user.requires-phone',
        'error.user.requires-shop',
        'account.terms-not-accepted',
      ] as const)
        await guest.sees(guest.text(key));
      await guest.sees(guest.text('account.passwordLacks', { count: 5 }));
      await guest.seesFocusOn(guest.page.locator('[name="firstName"]'));
      await fillIn(guest, { phone: '12', password: 'Lucka-7341', repeatedPassword: 'Lucka-4321' });
      await guest.tap(submit(guest, 'register.submit'));
      await guest.sees(guest.text('error.user.invalid-phone'));
      await guest.sees(guest.text('error.user.password-mismatch'));
    }),
  );

  it(
    'says beside the address that it is taken, loses nothing, and offers the login [FORM-03, ERR-12]',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/status of 400 .*\/api\/identity\/register/);
      await guest.goTo('/register?redirectUri=%2Ffavorites');
      await fillIn(guest, {
        ...{ firstName: 'Kim', lastName: 'Berg', email: EMAIL, phone: '0701740607' },
        ...{ password: 'Lucka-7341', repeatedPassword: 'Lucka-7341' },
      });
      await field(guest, 'acceptedTerms').check();
      await guest.tap(submit(guest, 'register.submit'));
      await guest.sees(guest.text('error.account.DuplicateUserName'));
      expect(await field(guest, 'password').inputValue()).toBe('Lucka-7341');
      await guest.tap(guest.link('register.logInInstead'));
      await guest.isAt('/login?redirectUri=%2Ffavorites');
      expect(await field(guest, 'email').inputValue()).toBe(EMAIL);
    }),
  );
});

describe('the link of a letter', () => {
  it.each([
    ['/confirm-email?userId=nobody&code=canary', 'confirmEmail.submit', 'confirmEmail.invalidHeader'],
    [`/reset-password?email=${EMAIL}&code=canary`, 'resetPassword.submit', 'resetPassword.invalidHeader'],
  ] as const)(
    'leaves no code in address, history or storage, and offers a next step when it is not valid: %s [ROUTE-24, ROUTE-25, ERR-11, VAL-06]',
    (path, button, header) =>
      stage.play({ size: 'small' }, async (guest) => {
        guest.faults.expect(/status of 400 .*\/api\/identity\//);
        await guest.goTo(path);
        await guest.sees(submit(guest, button));
        await guest.isAt(path.replace(/\?.*/, ''));
        expect(await storedText(guest)).not.toContain('canary');
        for (const name of ['password', 'repeatedPassword'])
          if ((await field(guest, name).count()) > 0) await field(guest, name).fill('Lucka-9876');
        await guest.tap(submit(guest, button));
        await guest.sees(guest.heading(header));
        await guest.reload();
        await guest.sees(main(guest).getByRole('heading', { level: 1 }));
        expect(await guest.page.content()).not.toContain('canary');
      })(),
  );

  it(
    'is sent to every address alike [ROUTE-23]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/forgot-password');
      for (const email of ['nobody@lucka.example', EMAIL]) {
        await field(guest, 'email').fill(email);
        await guest.tap(submit(guest, 'forgotPassword.submit'));
        await guest.sees(guest.text('forgotPassword.sentText', { email }));
        await guest.tap(guest.button('forgotPassword.again'));
      }
    }),
  );
});
