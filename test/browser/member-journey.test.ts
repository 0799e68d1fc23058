import { describe, expect, it } from 'vitest';
import type { TextKey } from '@/adapters/i18n/text-key';
import type { Guest } from '@test/support/browser/guest';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';
import { textsIn } from '@test/support/catalogues';

const stage = openStage();

const PASSWORDS = ['Lucka-5678', 'Lucka-9012', 'Lucka-3456'] as const;

const field = (guest: Guest, key: TextKey) => guest.page.getByLabel(guest.say(key), { exact: true });

/** Opens the email with this subject in the demonstration's mailbox, once it is there, and its link. */
async function openEmail(guest: Guest, email: string, kind: 'confirm' | 'reset'): Promise<void> {
  const texts = textsIn(guest.texts.language);
  const emails = guest.page.getByRole('listitem').filter({ hasText: email });
  const letter = emails.getByRole('link', { name: texts[`mail.${kind}Subject`], exact: true });
  await expect
    .poll(async () => {
      await guest.goTo('/demo-mail/');
      return letter.count();
    })
    .toBe(1);
  await guest.tap(letter);
  await guest.tap(guest.page.getByRole('link', { name: texts[`mail.${kind}Link`], exact: true }));
}

/** The page's own; the navbar has another. */
const wayIn = (guest: Guest) => guest.link('login.submit').and(guest.page.locator('main a'));

async function register(guest: Guest, email: string): Promise<void> {
  await guest.goTo('/register');
  await field(guest, 'register.firstName').fill('Alva');
  await field(guest, 'register.lastName').fill('Ek');
  await field(guest, 'account.email').fill(email);
  await guest.page.locator('input[name="phone"]').fill('0701740606');
  await field(guest, 'account.password').fill(PASSWORDS[0]);
  await field(guest, 'register.repeatedPassword').fill(PASSWORDS[0]);
  await guest.page.locator('select[name="favoriteShop"]').selectOption({ label: 'Lucka Södermalm' });
  await guest.page.getByRole('checkbox', { name: guest.say('register.terms') }).check();
  await guest.tap(guest.button('register.submit'));
  await guest.sees(guest.heading('register.sentHeader'));
  await openEmail(guest, email, 'confirm');
  await guest.tap(guest.button('confirmEmail.submit'));
  await guest.sees(guest.heading('confirmEmail.doneHeader'));
  await guest.tap(wayIn(guest));
}

async function logIn(guest: Guest, email: string, password: string): Promise<void> {
  await guest.sees(guest.heading('login.header'));
  await field(guest, 'account.email').fill(email);
  await field(guest, 'account.password').fill(password);
  await guest.tap(guest.button('login.submit'));
  await guest.sees(guest.button('profileMenu.open'));
}

async function openInMenu(guest: Guest, entry: TextKey): Promise<void> {
  await guest.tap(guest.button('profileMenu.open'));
  await guest.tap(guest.link(entry).or(guest.button(entry)).first());
}

const isOn = (guest: Guest, name: string) =>
  guest.button('favorite.toggle', { name }).and(guest.page.locator('[aria-pressed="true"]'));

describe('the journey of a member', () => {
  it.each(SCREEN_SIZES)(
    'goes from the registration to a new password, by way of a lunch that is ordered again, on a %s screen [PROD-05, PROD-06, PROD-07, PROD-08, PROD-09, PROD-10, PROD-11, SHELL-15, SHELL-30, ROLE-04, ROLE-05, ROLE-06, ROLE-07, ROLE-08]',
    (size) =>
      stage.play({ size }, async (guest) => {
        const email = `alva-${size}@lucka.example`;
        await register(guest, email);
        await logIn(guest, email, PASSWORDS[0]);

        await guest.goTo('/');
        await guest.sees(isOn(guest, 'Lucka Södermalm'));
        await guest.chooseShop('Lucka Södermalm');
        await guest.chooseOrderType('orderType.takeAway');
        await guest.openCategory('Kall dryck');
        await guest.tap(guest.button('favorite.toggle', { name: 'Cola' }));
        await guest.sees(isOn(guest, 'Cola'));
        await openInMenu(guest, 'profileMenu.offers');
        await guest.sees(guest.text('campaigns.usesLeft', { count: 10 }));
        await openInMenu(guest, 'profileMenu.favorites');
        await guest.addFromMenu('Cola');
        await guest.goToCheckout();
        await guest.sees(guest.payButton);
        const orderId = await guest.payAndFollow();

        await openInMenu(guest, 'profileMenu.orderHistory');
        await guest.sees(guest.link('history.open'));
        expect(await guest.link('history.open').getAttribute('href')).toBe(`/order/${orderId}`);
        await guest.tap(guest.page.getByRole('button', { name: guest.texts.pattern('history.againLabel') }));
        await guest.sees(guest.text('again.filled', { count: 1 }));
        await guest.openBasket();
        await guest.sees(guest.line('Cola'));
        await guest.closeBasket();

        await openInMenu(guest, 'profileMenu.card');
        const card = guest.page.getByRole('img', { name: guest.texts.pattern('card.alt') });
        await guest.sees(card);
        expect(
          await card.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
        ).toBeGreaterThan(0);
        await guest.page.keyboard.press('Escape');

        await openInMenu(guest, 'profileMenu.account');
        await field(guest, 'profile.currentPassword').fill(PASSWORDS[0]);
        await field(guest, 'profile.newPassword').fill(PASSWORDS[1]);
        await field(guest, 'profile.repeatedPassword').fill(PASSWORDS[1]);
        await guest.tap(guest.button('profile.save'));
        await guest.sees(guest.text('profile.savedPassword'));

        await openInMenu(guest, 'profileMenu.logOut');
        await guest.isRidOf(guest.button('profileMenu.open'));
        await guest.goTo('/forgot-password');
        await field(guest, 'account.email').fill(email);
        await guest.tap(guest.button('forgotPassword.submit'));
        await guest.sees(guest.heading('forgotPassword.sentHeader'));
        await openEmail(guest, email, 'reset');
        await field(guest, 'resetPassword.password').fill(PASSWORDS[2]);
        await field(guest, 'resetPassword.repeatedPassword').fill(PASSWORDS[2]);
        await guest.tap(guest.button('resetPassword.submit'));
        await guest.sees(guest.heading('resetPassword.doneHeader'));
        await guest.tap(wayIn(guest));
        await logIn(guest, email, PASSWORDS[2]);
      })(),
  );
});
