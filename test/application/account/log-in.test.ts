import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { aSignIn, anAccountTab, PASSWORD } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';

const { email: EMAIL } = aMember();

describe('LogIn', () => {
  it('loads the profile and writes it into the session [SESS-08, SESS-04, SESS-05]', async () => {
    const tab = anAccountTab();
    expect(await tab.logIn.logIn(` ${EMAIL} `, PASSWORD)).toEqual({ ok: true, value: undefined });
    expect(tab.server.account.script.calls).toEqual(['profile']);
    expect(tab.sessions.session).toEqual({
      token: undefined,
      user: aMember(),
      isAuthenticated: true,
      loading: false,
    });
  });

  it('stores the session, and never a token [SESS-09]', async () => {
    const tab = anAccountTab();
    tab.stop();
    await tab.logIn.logIn(EMAIL, PASSWORD);
    expect(tab.authStorage.load()).toEqual({ user: aMember(), isAuthenticated: true });
  });

  it('makes the other tabs load the profile themselves [SESS-03]', async () => {
    const signIn = aSignIn();
    const [one, other] = [anAccountTab(signIn), anAccountTab(signIn)];
    await one.logIn.logIn(EMAIL, PASSWORD);
    await one.clock.settle();
    expect(other.sessions.session.user).toEqual(aMember());
  });

  it('changes nothing with a wrong password, and returns why', async () => {
    const tab = anAccountTab();
    expect(await tab.logIn.logIn(EMAIL, 'wrong')).toMatchObject({
      ok: false,
      error: { status: 401, code: 'invalid-password' },
    });
    expect(tab.sessions.session.isAuthenticated).toBe(false);
    expect([tab.server.account.script.calls, tab.authStorage.load()]).toEqual([[], undefined]);
  });

  it('distinguishes a browser without cookies from a profile that could not be loaded', async () => {
    const tab = anAccountTab();
    tab.server.account.script.failNext(refusal(401));
    expect(await tab.logIn.logIn(EMAIL, PASSWORD)).toEqual({ ok: false, error: { kind: 'noCookie' } });
    tab.server.account.script.failNext(refusal(500));
    expect(await tab.logIn.logIn(EMAIL, PASSWORD)).toMatchObject({ error: { status: 500 } });
    expect(tab.sessions.session.user).toBeUndefined();
  });

  it('clears the draft of the registration', async () => {
    const tab = anAccountTab();
    tab.accountDrafts.change({ email: EMAIL, phone: '0701234567' });
    await tab.logIn.logIn(EMAIL, 'wrong');
    expect(tab.accountDrafts.draft.email).toBe(EMAIL);
    await tab.logIn.logIn(EMAIL, PASSWORD);
    expect(tab.accountDrafts.draft).toMatchObject({ email: '', phone: '' });
  });
});
