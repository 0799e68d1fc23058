import { describe, expect, it } from 'vitest';

import { GUEST_SESSION } from '@/domain/customer/session';
import { matchRoute } from '@/domain/navigation/match-route';
import { aSignIn, anAccountTab, type AccountTab } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { must } from '@test/support/builders/must';

function inside(path: string, signIn = aSignIn()) {
  signIn.club.server.account.loggedIn = aMember();
  const tab = anAccountTab(signIn);
  void tab.navigator.go(path);
  tab.navigation.arrive(must(matchRoute(path)), tab.navigation.tracking);
  return tab;
}

const settle = (tab: AccountTab) => tab.clock.settle();

describe('HandleSessionEnd', () => {
  it.each(['/profile', '/order-history'])('goes home from %s after a logout [OPEN-30]', async (path) => {
    const tab = inside(path);
    await tab.logOut.logOut();
    await settle(tab);
    expect(tab.navigator.current).toBe('/');
  });

  it('removes the member from storage and the other tabs where the server ended the session before this started [DEC-26]', async () => {
    const signIn = aSignIn();
    const member = { user: aMember(), isAuthenticated: true };
    const other = inside('/profile', signIn);
    other.authStorage.save(member);
    signIn.club.server.account.loggedIn = undefined;
    const started = anAccountTab(signIn);
    await settle(started);
    expect(started.sessions.session.isAuthenticated).toBe(false);
    expect(started.authStorage.load()).toMatchObject({ user: undefined, isAuthenticated: false });
    expect(other.sessions.session.user).toBeUndefined();
    expect(other.navigator.current).toBe('/');
  });

  it('stays on a page that requires no session [OPEN-30]', async () => {
    const tab = inside('/shop/1/menu/lunch');
    await tab.logOut.logOut();
    await settle(tab);
    expect(tab.navigator.current).toBe('/shop/1/menu/lunch');
    expect(tab.notices.questions).toEqual([]);
  });

  it('goes home in the other tabs as well', async () => {
    const signIn = aSignIn();
    const [one, other] = [inside('/', signIn), inside('/order-history', signIn)];
    await one.logOut.logOut();
    await settle(other);
    expect(other.navigator.current).toBe('/');
  });

  it('goes from a page that requires a session to login, with the return path, once the session has expired', async () => {
    const tab = inside('/order-history?page=2');
    tab.sessions.expire();
    await settle(tab);
    expect(tab.navigator.current).toBe('/login?redirectUri=%2Forder-history%3Fpage%3D2');
    expect([tab.notices.questions, tab.sessions.hasExpired]).toEqual([[], true]);
  });

  it('asks elsewhere, once the session has expired, and goes to login and back after a yes', async () => {
    const tab = inside('/shop/1/menu/lunch');
    tab.sessions.expire();
    const question = must(tab.notices.question);
    expect(question.notice.key).toBe('session.expired');
    expect(tab.navigator.current).toBe('/shop/1/menu/lunch');
    tab.notices.answer(question.id, true);
    await settle(tab);
    expect(tab.navigator.entries.slice(-2)).toEqual([
      '/shop/1/menu/lunch',
      '/login?redirectUri=%2Fshop%2F1%2Fmenu%2Flunch',
    ]);
  });

  it('stays after a no', async () => {
    const tab = inside('/shop/1/menu/lunch');
    tab.sessions.expire();
    tab.notices.answer(must(tab.notices.question).id, false);
    await settle(tab);
    expect(tab.navigator.current).toBe('/shop/1/menu/lunch');
  });

  it('asks about an expired session in one tab only', async () => {
    const signIn = aSignIn();
    const [one, other] = [inside('/', signIn), inside('/', signIn)];
    one.sessions.expire();
    expect(other.sessions.session).toMatchObject({ user: undefined, isAuthenticated: false });
    expect([one.notices.questions.length, other.notices.questions.length]).toEqual([1, 0]);
    expect(one.authStorage.load()).toEqual({ user: undefined, isAuthenticated: false });
    await settle(one);
  });

  it('leaves the basket alone', () => {
    const tab = inside('/');
    tab.changeBasket.apply({ kind: 'writeNote', note: 'no onion' });
    tab.sessions.expire();
    expect(tab.baskets.basket.note).toBe('no onion');
  });
});

describe('HandleSessionEnd, at the start', () => {
  const start = async (tab: AccountTab) => {
    tab.sessions.setSession({ ...GUEST_SESSION, loading: true });
    await tab.fetchProfile.fetch();
  };

  it('removes the stored member once the profile is loaded as a guest’s', async () => {
    const tab = anAccountTab();
    tab.authStorage.save({ user: aMember(), isAuthenticated: true });
    await start(tab);
    expect(tab.authStorage.load()).toEqual({ user: undefined, isAuthenticated: false });
  });

  it('stores the member for the other tabs after a login at another service', async () => {
    const signIn = aSignIn();
    const [one, other] = [anAccountTab(signIn), anAccountTab(signIn)];
    signIn.club.server.account.loggedIn = aMember();
    await start(one);
    await settle(other);
    expect(other.sessions.session.user).toEqual(aMember());
  });

  it('does not store the same member again', async () => {
    const signIn = aSignIn();
    signIn.club.server.account.loggedIn = aMember();
    const tab = anAccountTab(signIn);
    tab.authStorage.save({ user: aMember(), isAuthenticated: true });
    const { writes } = tab.authStorage;
    await start(tab);
    expect(tab.authStorage.writes).toBe(writes);
  });
});

describe('SessionStore.expire', () => {
  it('does nothing for a guest', () => {
    const tab = anAccountTab();
    tab.sessions.expire();
    expect([tab.sessions.session, tab.sessions.hasExpired]).toEqual([GUEST_SESSION, false]);
  });
});
