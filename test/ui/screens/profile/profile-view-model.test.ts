import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { loaded } from '@/application/shared/loadable';
import { ProfileViewModel } from '@/ui/screens/profile/profile-view-model';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aMember } from '@test/support/builders/a-member';

const opened = (tab = aMemberTab()) => ({ tab, model: new ProfileViewModel(tab) });

const GOOD = { current: 'Passw0rd!', wanted: 'N3w-Passw0rd', repeated: 'N3w-Passw0rd' };

describe('ProfileViewModel', () => {
  it("has the member's data in its fields [FORM-02]", () => {
    const { model } = opened();
    expect(model.draft).toEqual({
      name: 'Åsa',
      lastName: 'Öberg',
      email: 'asa@example.com',
      phone: '+46701234567',
    });
    expect([model.isChanged, model.passwords]).toEqual([false, { current: '', wanted: '', repeated: '' }]);
  });

  it('saves the changes, and reports that [PROD-11, ROLE-08]', async () => {
    const { tab, model } = opened();
    model.change({ name: ' Asa ' });
    expect(model.isChanged).toBe(true);
    await model.save();
    expect(tab.sessions.session.user?.name).toBe('Asa');
    expect([model.isChanged, model.saved]).toEqual([false, { kind: 'saved' }]);
    model.change({ name: 'A' });
    expect(model.saved).toBeUndefined();
  });

  it('changes the password with the current one, and clears the fields', async () => {
    const { tab, model } = opened();
    model.type(GOOD);
    await model.save();
    expect(tab.server.account.password).toBe('N3w-Passw0rd');
    expect([model.saved, model.passwords.current]).toEqual([{ kind: 'password' }, '']);
  });

  it('reports that a new address must be confirmed first', async () => {
    const { tab, model } = opened();
    model.change({ email: 'new@example.com' });
    tab.server.account.change = () => Promise.resolve({ ok: true, value: aMember() });
    await model.save();
    expect(model.saved).toEqual({ kind: 'email', email: 'new@example.com' });
    expect(model.draft.email).toBe('asa@example.com');
  });

  it('sends the current password alone for a new address, and asks for it at its field [DEC-98]', async () => {
    const { tab, model } = opened();
    model.change({ email: 'new@example.com' });
    await model.save();
    expect(model.errors.codesOf('currentPassword')).toEqual(['current-password-missing']);
    model.type({ current: 'wrong' });
    await model.save();
    expect(model.errors.codesOf('currentPassword')).toEqual(['PasswordMismatch']);
    model.type({ current: 'Passw0rd!' });
    await model.save();
    expect(tab.sessions.session.user?.email).toBe('new@example.com');
    expect([tab.server.account.password, model.passwords.current]).toEqual(['Passw0rd!', '']);
  });

  it('shows every error at its field until that is changed, and sends nothing', async () => {
    const { tab, model } = opened();
    model.change({ name: '', phone: '1' });
    model.type({ wanted: 'short' });
    await model.save();
    expect(model.errors.codesOf('firstName')).toEqual(['first-name-missing']);
    expect(model.errors.codesOf('phone')).toEqual(['invalid-phone']);
    expect(model.errors.codesOf('currentPassword')).toEqual(['current-password-missing']);
    expect(model.errors.codesOf('password')).toContain('PasswordTooShort');
    expect(model.errors.codesOf('repeatedPassword')).toEqual(['password-mismatch']);
    expect(model.errors.refusals).toBe(1);
    expect(tab.notices.announcement).toMatchObject({
      notice: { key: 'account.faults', values: { count: 5 } },
      politeness: 'assertive',
    });
    expect(tab.server.account.script.calls).toEqual([]);
    model.change({ name: 'A' });
    expect(model.errors.codesOf('firstName')).toEqual([]);
  });

  it("shows the server's errors at their fields, and keeps what was typed [ERR-11, ERR-13]", async () => {
    const club = aClub();
    club.server.account.taken.add('taken@example.com');
    const { model } = opened(aMemberTab(club));
    model.change({ email: 'taken@example.com' });
    model.type({ ...GOOD, current: 'wrong' });
    await model.save();
    expect(model.errors.codesOf('email')).toEqual(['DuplicateEmail']);
    expect(model.errors.codesOf('currentPassword')).toEqual(['PasswordMismatch']);
    expect([model.draft.email, model.passwords.wanted]).toEqual(['taken@example.com', 'N3w-Passw0rd']);
  });

  it('shows other failures in the error popup', async () => {
    const { tab, model } = opened();
    tab.server.account.script.failNext(refusal(503));
    model.change({ name: 'A' });
    await model.save();
    expect(tab.notices.error.message?.key).toBe('error.server');
    expect([model.isSaving, model.draft.name]).toEqual([false, 'A']);
  });

  it("shows 'Not authenticated' when the session has ended meanwhile [VAL-09]", async () => {
    const { tab, model } = opened();
    model.change({ name: 'A' });
    tab.sessions.setSession({ ...tab.sessions.session, isAuthenticated: false });
    await model.save();
    expect(tab.notices.error.message?.key).toBe('error.notAuthenticated');
  });

  it('keeps what was typed, except passwords, for that member after another screen', () => {
    const { tab, model } = opened();
    model.change({ name: 'A' });
    model.type(GOOD);
    const again = new ProfileViewModel(tab);
    expect([again.draft.name, again.isChanged, again.passwords.current]).toEqual(['A', true, '']);
    again.discard();
    expect([again.draft.name, again.isChanged]).toEqual(['Åsa', false]);
    again.change({ name: 'B' });
    tab.sessions.setSession({ ...tab.sessions.session, user: aMember({ memberNumber: '7' }) });
    expect(new ProfileViewModel(tab).draft.name).toBe('Åsa');
  });

  it('requires a phone number where the settings do', async () => {
    const { tab, model } = opened();
    tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, isPhoneNumberRequired: true }));
    model.change({ phone: '' });
    await model.save();
    expect(model.errors.codesOf('phone')).toEqual(['requires-phone']);
  });

  it('saves once, however fast it is tapped', async () => {
    const { tab, model } = opened();
    model.change({ name: 'A' });
    await Promise.all([model.save(), model.save()]);
    expect(tab.server.account.script.calls).toEqual(['change']);
  });
});
