import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/shared/loadable';
import { anAccountTab } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { aRegistrationForm } from '@test/support/builders/a-registration-form';

const NEW = 'new@example.com';

describe('Register', () => {
  it('registers a complete form, with trimmed values [FORM-01]', async () => {
    const tab = anAccountTab();
    const form = aRegistrationForm({ email: ` ${NEW} `, firstName: ' Åsa ', password: ' Passw0rd! ' });
    const registered = await tab.register.register({ ...form, repeatedPassword: ' Passw0rd! ' });
    expect(registered).toEqual({ ok: true, value: undefined });
    expect(tab.identity.members.get(NEW)).toMatchObject({
      profile: { name: 'Åsa', email: NEW, favorites: [{ code: '2', type: 'shop' }] },
      password: ' Passw0rd! ',
    });
    expect(tab.identity.emails).toMatchObject([{ kind: 'confirm', email: NEW }]);
  });

  it('sends nothing while something is wrong, and returns all errors [FORM-04, FORM-05, FORM-06, FORM-07]', async () => {
    const tab = anAccountTab();
    const settings = {
      ...tab.server.settingsSource.current,
      isPhoneNumberRequired: true,
      isFavoriteShopRequired: true,
    };
    tab.settings.setLoading(loaded(settings));
    const rules = async (form: Parameters<typeof aRegistrationForm>[0]) => {
      const registered = await tab.register.register(aRegistrationForm(form));
      return !registered.ok && registered.error.kind === 'unmet' ? registered.error.rules : registered;
    };
    expect(await rules({ phone: '', favoriteShop: undefined, acceptedTerms: false })).toEqual([
      'requires-phone',
      'requires-shop',
      'terms-not-accepted',
    ]);
    expect(await rules({ phone: '12' })).toEqual(['invalid-phone']);
    expect(tab.identity.script.calls).toEqual([]);
  });

  it('returns the refusal of the server, and keeps the draft [FORM-03, ERR-12]', async () => {
    const tab = anAccountTab();
    tab.accountDrafts.change({ email: aMember().email });
    expect(await tab.register.register(aRegistrationForm())).toMatchObject({
      ok: false,
      error: { status: 400, errors: ['DuplicateUserName'] },
    });
    expect(tab.accountDrafts.draft.email).toBe(aMember().email);
  });

  it('clears the draft afterwards', async () => {
    const tab = anAccountTab();
    tab.accountDrafts.change({ email: NEW, phone: '0701234567' });
    await tab.register.register(aRegistrationForm({ email: NEW }));
    expect(tab.accountDrafts.draft).toMatchObject({ email: '', phone: '' });
  });
});
