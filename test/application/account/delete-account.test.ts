import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { GUEST_SESSION } from '@/domain/customer/session';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aMember } from '@test/support/builders/a-member';

describe('DeleteAccount', () => {
  it('ends the session in every tab', async () => {
    const club = aClub();
    const [one, other] = [aMemberTab(club), aMemberTab(club)];
    expect(await one.deleteAccount.delete('Passw0rd!')).toEqual({ ok: true, value: undefined });
    await one.clock.settle();
    for (const { sessions } of [one, other]) {
      expect(sessions.session).toMatchObject({ user: undefined, isAuthenticated: false, loading: false });
    }
    expect(one.authStorage.load()).toBeUndefined();
  });

  it('is not undone by a profile fetch under way', async () => {
    const tab = aMemberTab();
    const letGo = tab.server.account.script.holdNext();
    const fetching = tab.fetchProfile.fetch();
    await tab.deleteAccount.delete('Passw0rd!');
    letGo();
    await fetching;
    expect(tab.sessions.session).toEqual(GUEST_SESSION);
  });

  it('does nothing with a wrong password', async () => {
    const tab = aMemberTab();
    expect(await tab.deleteAccount.delete('wrong')).toMatchObject({
      ok: false,
      error: { errors: ['PasswordMismatch'] },
    });
    expect(tab.sessions.session.user).toEqual(aMember());
  });
});

describe('ExportAccount', () => {
  it('saves a file of all data about the member', async () => {
    const tab = aMemberTab();
    expect(await tab.exportAccount.export()).toEqual({ ok: true, value: undefined });
    expect(tab.files.saved.map(({ name }) => name)).toEqual(['lucka.json']);
    expect(JSON.parse(tab.files.saved[0]?.text ?? '')).toEqual({ profile: aMember() });
  });

  it('saves nothing after a failure', async () => {
    const tab = aMemberTab();
    tab.server.account.script.failNext(refusal(429));
    expect(await tab.exportAccount.export()).toMatchObject({ ok: false, error: { status: 429 } });
    expect(tab.files.saved).toEqual([]);
  });
});
