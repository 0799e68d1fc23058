import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { loaded } from '@/application/shared/loadable';
import type { AccountField } from '@/domain/notice/account-field';
import { RegisterViewModel } from '@/ui/screens/register/register-view-model';
import { aSignIn, anAccountTab, PASSWORD } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { aRegistrationForm } from '@test/support/builders/a-registration-form';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const NEW = 'new@example.com';

function opened() {
  const tab = anAccountTab();
  const model = new RegisterViewModel({ ...tab, drafts: tab.accountDrafts }, undefined);
  model.start();
  const fillIn = (different: Parameters<typeof aRegistrationForm>[0] = {}) => {
    const { password, repeatedPassword, ...draft } = aRegistrationForm({ email: NEW, ...different });
    model.change(draft);
    model.typePassword({ password, repeatedPassword });
  };
  const errorsOf = (field: AccountField) => model.errors.noticesOf(field).map(({ key }) => key);
  return { tab, model, fillIn, errorsOf };
}

describe('RegisterViewModel', () => {
  it('registers a member, and discards the passwords [FORM-01]', async () => {
    const { model, fillIn } = opened();
    fillIn();
    await model.submit();
    expect(model.registered).toEqual({ email: NEW, isEmailSent: true });
    expect(model.passwords).toEqual({ password: '', repeatedPassword: '' });
  });

  it('shows and announces all errors at once [FORM-04, FORM-05, FORM-06, FORM-07, ERR-13]', async () => {
    const { tab, model, fillIn, errorsOf } = opened();
    const settings = tab.server.settingsSource.current;
    tab.settings.setLoading(loaded({ ...settings, isFavoriteShopRequired: true }));
    fillIn({
      firstName: '',
      email: 'asa@',
      phone: '12',
      password: 'Passw0rd',
      repeatedPassword: 'Passw0rt',
      favoriteShop: undefined,
      acceptedTerms: false,
    });
    await model.submit();
    expect(errorsOf('firstName')).toEqual(['account.first-name-missing']);
    expect(errorsOf('email')).toEqual(['account.email-invalid']);
    expect(errorsOf('phone')).toEqual(['error.user.invalid-phone']);
    expect(errorsOf('password')).toEqual(['error.account.PasswordRequiresNonAlphanumeric']);
    expect(errorsOf('repeatedPassword')).toEqual(['error.user.password-mismatch']);
    expect(errorsOf('favoriteShop')).toEqual(['error.user.requires-shop']);
    expect(errorsOf('acceptedTerms')).toEqual(['account.terms-not-accepted']);
    expect(tab.notices.announcement).toMatchObject({
      notice: { key: 'account.faults', values: { count: 7 } },
      politeness: 'assertive',
    });
    expect(tab.identity.script.calls).toEqual([]);
  });

  it('removes each error when its field changes', async () => {
    const { model, fillIn, errorsOf } = opened();
    fillIn({ phone: '12', repeatedPassword: 'other' });
    await model.submit();
    model.change({ phone: '123' });
    expect([errorsOf('phone').length, errorsOf('repeatedPassword').length]).toEqual([0, 1]);
    model.typePassword({ password: 'other' });
    expect(errorsOf('repeatedPassword')).toEqual([]);
  });

  it.each([
    ['DuplicateUserName', 'email'],
    ['DuplicateEmail', 'email'],
    ['PasswordTooShort', 'password'],
    ['requires-phone', 'phone'],
    ['invalid-phone', 'phone'],
    ['requires-shop', 'favoriteShop'],
    ['password-mismatch', 'repeatedPassword'],
    ['register-user-failure', 'form'],
  ] as const)('says what the server found, %s, beside %s [ERR-11, ERR-12, ERR-13]', async (code, field) => {
    const { tab, model, fillIn, errorsOf } = opened();
    fillIn();
    tab.identity.script.failNext(refusal(400, undefined, { errors: [code] }));
    await model.submit();
    expect(errorsOf(field)).toEqual([expect.stringContaining(code)]);
    expect(model.registered).toBeUndefined();
  });

  it('recognises a registered address, so that a login can be offered [FORM-03, ERR-12]', async () => {
    const { model, fillIn } = opened();
    fillIn({ email: aMember().email });
    await model.submit();
    expect(model.isEmailTaken).toBe(true);
    model.change({ email: NEW });
    expect(model.isEmailTaken).toBe(false);
  });

  it('registers a member also where the email could not be sent', async () => {
    const { tab, model, fillIn } = opened();
    fillIn();
    tab.identity.script.failNext(refusal(400, undefined, { errors: ['send-email-confirmation-failed'] }));
    await model.submit();
    expect(model.registered).toEqual({ email: NEW, isEmailSent: false });
  });

  it('keeps what was typed after a failed call or another screen', async () => {
    const { tab, model, fillIn } = opened();
    fillIn();
    tab.identity.script.failNext({ kind: 'unreachable', isTimeout: true });
    await model.submit();
    expect(model.failure?.key).toBe('error.unreachable');
    expect([model.draft.email, model.passwords.password]).toEqual([NEW, 'Passw0rd!']);
    const again = new RegisterViewModel({ ...tab, drafts: tab.accountDrafts }, undefined);
    expect([again.draft.email, again.passwords.password]).toEqual([NEW, '']);
  });

  it('sends one call however often it is pressed', async () => {
    const { tab, model, fillIn } = opened();
    fillIn();
    await Promise.all([model.submit(), model.submit()]);
    expect(tab.identity.script.calls).toEqual(['register']);
  });

  it('has the restaurants by name, and can load them again', async () => {
    const { tab, model } = opened();
    await tab.clock.settle();
    tab.shopList.setShops(loaded([aShop({ name: 'B' }), aShop({ id: shopId(2), name: 'A' })]));
    expect(model.shops?.map(({ name }) => name)).toEqual(['A', 'B']);
    const failing = anAccountTab();
    failing.server.catalog.script.failNext(refusal(500));
    const other = new RegisterViewModel({ ...failing, drafts: failing.accountDrafts }, undefined);
    other.start();
    await failing.clock.settle();
    expect(other.haveShopsFailed).toBe(true);
    await other.retryShops();
    expect([other.haveShopsFailed, other.shops?.length]).toEqual([false, 2]);
  });

  it('requires phone and shop as the settings do [FORM-04, FORM-06, AMB-46]', () => {
    const { tab, model } = opened();
    const { current } = tab.server.settingsSource;
    const ask = (isPhoneNumberRequired: boolean, isFavoriteShopRequired: boolean) =>
      tab.settings.setLoading(loaded({ ...current, isPhoneNumberRequired, isFavoriteShopRequired }));
    ask(true, false);
    expect([model.isPhoneRequired, model.isShopRequired]).toEqual([true, false]);
    ask(false, true);
    expect([model.isPhoneRequired, model.isShopRequired]).toEqual([false, true]);
    model.chooseShop('2');
    expect(model.draft.favoriteShop).toBe(2);
    model.chooseShop('');
    expect(model.draft.favoriteShop).toBeUndefined();
  });

  it('redirects a member, also after a login in another tab [ROUTE-19]', async () => {
    const signIn = aSignIn();
    const tab = anAccountTab(signIn);
    const stop = new RegisterViewModel({ ...tab, drafts: tab.accountDrafts }, '/favorites').start();
    expect(tab.navigator.current).toBe('/');
    await anAccountTab(signIn).logIn.logIn(aMember().email, PASSWORD);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/favorites');
    stop();
  });
});
