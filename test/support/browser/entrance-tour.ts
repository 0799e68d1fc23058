import type { TextKey } from '@/adapters/i18n/text-key';
import type { Guest } from '@test/support/browser/guest';
import { DEMONSTRATION_MEMBER, logIn } from '@test/support/browser/member';

type Disposer = (name: string) => Promise<void>;

const field = (guest: Guest, name: string) => guest.page.locator(`main [name="${name}"]`);
const submit = (guest: Guest, key: TextKey) =>
  guest.page.getByRole('main').getByRole('button', { name: guest.say(key), exact: true });

/** Login and registration, the emails and the pages of their links, and the member's menu. */
export async function seeEntrance(guest: Guest, stop: Disposer): Promise<void> {
  guest.faults.expect(/status of 40[01] .*\/api\/identity\//);
  await comeIn(guest, stop);
  await register(guest, stop);
  await followLinks(guest, stop);
  await logIn(guest);
  await guest.goTo('/campaigns');
  await guest.tap(guest.button('profileMenu.open'));
  await guest.sees(guest.button('profileMenu.logOut'));
  await stop('profile-menu');
}

async function comeIn(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo('/login');
  await guest.sees(guest.heading('login.header'));
  await stop('login');
  await field(guest, 'email').fill(DEMONSTRATION_MEMBER.email);
  await field(guest, 'password').fill('wrong');
  await guest.tap(submit(guest, 'login.submit'));
  await guest.sees(guest.text('login.wrong'));
  await stop('login-wrong');
  await guest.goTo('/forgot-password');
  await guest.sees(guest.heading('forgotPassword.header'));
  await stop('forgot-password');
  await field(guest, 'email').fill('nobody@lucka.example');
  await guest.tap(submit(guest, 'forgotPassword.submit'));
  await guest.sees(guest.heading('forgotPassword.sentHeader'));
  await stop('forgot-password-sent');
}

async function register(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo('/register');
  await guest.sees(guest.heading('register.header'));
  await stop('register');
  await guest.tap(submit(guest, 'register.submit'));
  await guest.sees(guest.text('account.first-name-missing'));
  await stop('register-faults');
}

async function followLinks(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo('/confirm-email?userId=nobody&code=old');
  await guest.sees(submit(guest, 'confirmEmail.submit'));
  await stop('confirm-email');
  await guest.tap(submit(guest, 'confirmEmail.submit'));
  await guest.sees(guest.heading('confirmEmail.invalidHeader'));
  await stop('confirm-email-invalid');
  await guest.goTo('/reset-password?email=nobody%40lucka.example&code=old');
  await guest.sees(guest.heading('resetPassword.header'));
  await stop('reset-password');
  await field(guest, 'password').fill('Lucka-9876');
  await field(guest, 'repeatedPassword').fill('Lucka-9876');
  await guest.tap(submit(guest, 'resetPassword.submit'));
  await guest.sees(guest.heading('resetPassword.invalidHeader'));
  await stop('reset-password-invalid');
}
