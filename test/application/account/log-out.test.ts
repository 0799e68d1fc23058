import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { shopFavorite } from '@/domain/customer/favorite';
import { type AccountTab, aSignIn, anAccountTab, PASSWORD } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { GUEST_SESSION } from '@/domain/customer/session';

async function loggedIn(signIn = aSignIn()) {
  const tab = anAccountTab(signIn);
  await tab.logIn.logIn(aMember().email, PASSWORD);
  return tab;
}

describe('LogOut', () => {
  it('notifies the server, and clears user and flag [SESS-10, API-08]', async () => {
    const tab = await loggedIn();
    expect(await tab.logOut.logOut()).toEqual({ ok: true, value: undefined });
    expect(tab.identity.script.calls.at(-1)).toBe('logOut');
    expect(tab.sessions.session).toEqual(GUEST_SESSION);
  });

  it('stores the cleared session [SESS-11]', async () => {
    const tab = await loggedIn();
    await tab.logOut.logOut();
    expect(tab.authStorage.load()).toEqual({ user: undefined, isAuthenticated: false });
  });

  it('leaves the member logged in where the server cannot be reached, and returns the failure', async () => {
    const tab = await loggedIn();
    tab.identity.script.failNext({ kind: 'unreachable', isTimeout: false });
    expect(await tab.logOut.logOut()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(tab.sessions.session.user).toEqual(aMember());
    expect(tab.authStorage.load()).toMatchObject({ isAuthenticated: true });
  });

  it('ends a session that the server does not know any more', async () => {
    const tab = await loggedIn();
    tab.identity.script.failNext(refusal(401));
    expect(await tab.logOut.logOut()).toEqual({ ok: true, value: undefined });
    expect(tab.sessions.session).toEqual(GUEST_SESSION);
  });

  it('is not undone by a profile fetch under way', async () => {
    const tab = await loggedIn();
    const letGo = tab.server.account.script.holdNext();
    const fetching = tab.fetchProfile.fetch();
    await tab.logOut.logOut();
    letGo();
    await fetching;
    expect(tab.sessions.session).toEqual(GUEST_SESSION);
  });

  it('clears the member’s data in every tab, at once, whatever the server then answers', async () => {
    const signIn = aSignIn();
    const [one, other] = [await loggedIn(signIn), await loggedIn(signIn)];
    other.favorites.setWanted(shopFavorite(shopId(1)), true);
    other.drafts.setDraft(aMember().memberNumber, { ...aMember(), name: 'Canary' });
    const letGo = signIn.club.server.account.script.holdNext();
    await one.logOut.logOut();
    for (const tab of [one, other]) {
      expect(tab.sessions.session).toMatchObject({ user: undefined, isAuthenticated: false });
      expect(tab.favorites.wanted.size).toBe(0);
      expect(tab.drafts.draftOf(aMember().memberNumber)).toBeUndefined();
      expect(JSON.stringify(tab.authStorage.load())).not.toContain(aMember().email);
    }
    letGo();
  });

  it('leaves the basket alone', async () => {
    const tab = await loggedIn();
    tab.changeBasket.apply({ kind: 'writeNote', note: 'no onion' });
    await tab.logOut.logOut();
    expect(tab.baskets.basket.note).toBe('no onion');
  });

  it('clears every member’s data in every tab, whatever happened before', async () => {
    const OTHER = aMember({ email: 'bo@example.com', memberNumber: '1000013', name: 'Bo' });
    const someStep = fc.record({
      at: fc.nat(1),
      does: fc.constantFrom('logIn', 'logInOther', 'logOut', 'expire', 'fetch', 'want', 'type'),
      isSettled: fc.boolean(),
    });
    const property = fc.asyncProperty(
      fc.array(someStep, { maxLength: 8 }),
      fc.nat(1),
      async (steps, last) => {
        const signIn = aSignIn();
        signIn.identity.addMember(OTHER, PASSWORD);
        const tabs = [anAccountTab(signIn), anAccountTab(signIn)];
        for (const { at, does, isSettled } of steps) {
          const step = stepsOf(must(tabs[at]))[does]();
          if (isSettled) await step;
        }
        await must(tabs[0]).clock.settle();
        await must(tabs[last]).logOut.logOut();
        await must(tabs[0]).clock.settle();
        for (const tab of tabs) {
          const { sessions, favorites, drafts, accountDrafts, authStorage } = tab;
          const seen = JSON.stringify([sessions.session, authStorage.load(), accountDrafts.draft]);
          expect(seen).not.toMatch(/asa@|bo@|10000/);
          expect(favorites.wanted.size).toBe(0);
          for (const { memberNumber } of [aMember(), OTHER])
            expect(drafts.draftOf(memberNumber)).toBeUndefined();
          tab.stop();
        }
      },
    );
    await fc.assert(property);

    function stepsOf(tab: AccountTab) {
      const { memberNumber } = tab.sessions.session.user ?? {};
      return {
        logIn: () => tab.logIn.logIn(aMember().email, PASSWORD),
        logInOther: () => tab.logIn.logIn(OTHER.email, PASSWORD),
        logOut: () => tab.logOut.logOut(),
        expire: () => Promise.resolve(tab.sessions.expire()),
        fetch: () => tab.fetchProfile.fetch(),
        want: () => tab.toggleFavorite.toggle(shopFavorite(shopId(1))),
        type: () =>
          Promise.resolve(
            memberNumber && tab.drafts.setDraft(memberNumber, { ...aMember(), name: 'Canary' }),
          ),
      };
    }
  });
});
