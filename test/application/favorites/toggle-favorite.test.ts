import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { favoriteKey } from '@/domain/customer/favorite';
import type { Favorite } from '@/domain/customer/session';
import { aClub, aMemberTab, type MemberTab } from '@test/support/a-member-tab';
import { aMember } from '@test/support/builders/a-member';

const SHOP: Favorite = { code: '3', type: 'shop' };
const SOUP: Favorite = { code: 'soup', type: 'article' };

const known = (tab: MemberTab) => tab.sessions.session.user?.favorites;
const calls = (tab: MemberTab) => tab.club.favoriteList.script.calls;

function withFavorites(...favorites: readonly Favorite[]): MemberTab {
  const club = aClub();
  club.server.account.loggedIn = aMember({ favorites });
  return aMemberTab(club);
}

describe('ToggleFavorite', () => {
  it('toggles the flag at once, before the server has answered [FAV-01]', async () => {
    const tab = aMemberTab();
    const letGo = tab.club.favoriteList.script.holdNext();
    const toggled = tab.toggleFavorite.toggle(SHOP);
    expect(tab.favorites.isOn(SHOP)).toBe(true);
    letGo();
    await toggled;
    expect(tab.favorites.isOn(SHOP)).toBe(true);
  });

  it('adds, and appends the favorite once that has succeeded [FAV-02, FAV-04]', async () => {
    const tab = withFavorites(SHOP);
    const letGo = tab.club.favoriteList.script.holdNext();
    const toggled = tab.toggleFavorite.toggle(SOUP);
    expect(known(tab)).toEqual([SHOP]);
    letGo();
    expect(await toggled).toEqual({ ok: true, value: undefined });
    expect(known(tab)).toEqual([SHOP, SOUP]);
    expect(calls(tab)).toEqual(['add article soup']);
  });

  it("removes, and the server's list replaces ours [FAV-03, FAV-05]", async () => {
    const tab = withFavorites(SHOP, SOUP);
    const elsewhere: Favorite = { code: 'bread', type: 'article' };
    tab.server.account.loggedIn = aMember({ favorites: [SHOP, SOUP, elsewhere] });
    await tab.toggleFavorite.toggle(SHOP);
    expect(calls(tab)).toEqual(['remove shop 3']);
    expect(known(tab)).toEqual([SOUP, elsewhere]);
  });

  it.each([[refusal(500)], [{ kind: 'unreachable', isTimeout: false } as const]])(
    'resets the flag when it fails, and returns why: %j [OPEN-38]',
    async (failure) => {
      const tab = withFavorites(SHOP);
      tab.club.favoriteList.script.failNext(failure);
      expect(await tab.toggleFavorite.toggle(SHOP)).toEqual({ ok: false, error: failure });
      expect(tab.favorites.isOn(SHOP)).toBe(true);
      tab.club.favoriteList.script.failNext(failure);
      await tab.toggleFavorite.toggle(SOUP);
      expect([tab.favorites.isOn(SOUP), known(tab)]).toEqual([false, [SHOP]]);
    },
  );

  it('ends with the last choice after two quick taps, without extra calls', async () => {
    const tab = aMemberTab();
    const letGo = tab.club.favoriteList.script.holdNext();
    const first = tab.toggleFavorite.toggle(SHOP);
    await Promise.resolve();
    await tab.toggleFavorite.toggle(SHOP);
    expect(tab.favorites.isOn(SHOP)).toBe(false);
    letGo();
    await first;
    expect([known(tab), calls(tab)]).toEqual([[], ['add shop 3', 'remove shop 3']]);
  });

  it('makes no call for a guest [ROLE-05]', async () => {
    const club = aClub();
    club.server.account.loggedIn = undefined;
    const tab = aMemberTab(club);
    expect(await tab.toggleFavorite.toggle(SHOP)).toEqual({ ok: true, value: undefined });
    expect([tab.favorites.isOn(SHOP), calls(tab)]).toEqual([false, []]);
  });

  it('never applies an answer to another member', async () => {
    const tab = withFavorites(SHOP);
    const letGo = tab.club.favoriteList.script.holdNext();
    const toggled = tab.toggleFavorite.toggle(SHOP);
    await Promise.resolve();
    const other = aMember({ memberNumber: '7', favorites: [SOUP] });
    tab.sessions.setSession({ ...tab.sessions.session, user: other });
    letGo();
    await toggled;
    expect(known(tab)).toEqual([SOUP]);
    expect(tab.favorites.isOn(SHOP)).toBe(false);
  });

  it('shows in the other tab what was toggled in this one', async () => {
    const club = aClub();
    const [one, other] = [aMemberTab(club), aMemberTab(club)];
    await one.toggleFavorite.toggle(SHOP);
    await one.clock.settle();
    expect(other.favorites.isOn(SHOP)).toBe(true);
    await other.toggleFavorite.toggle(SHOP);
    await one.clock.settle();
    expect(one.favorites.isOn(SHOP)).toBe(false);
    expect(club.server.account.loggedIn?.favorites).toEqual([]);
  });

  it('ends with screen and server in agreement, whatever the taps and failures', async () => {
    const step = fc.record({
      favorite: fc.constantFrom(SHOP, SOUP),
      isFailing: fc.boolean(),
      settles: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const tab = aMemberTab();
        const wishes = new Map<string, boolean>();
        let hasFailed = false;
        for (const { favorite, isFailing, settles } of steps) {
          if (isFailing) tab.club.favoriteList.script.failNext(refusal(500));
          hasFailed ||= isFailing;
          void tab.toggleFavorite.toggle(favorite);
          wishes.set(favoriteKey(favorite), tab.favorites.isOn(favorite));
          if (settles) await tab.clock.settle();
        }
        await tab.clock.settle();
        const onServer = (tab.server.account.loggedIn?.favorites ?? []).map(favoriteKey).sort();
        expect((known(tab) ?? []).map(favoriteKey).sort()).toEqual(onServer);
        for (const favorite of [SHOP, SOUP]) {
          const isOn = onServer.includes(favoriteKey(favorite));
          expect(tab.favorites.isOn(favorite)).toBe(isOn);
          if (!hasFailed) expect(isOn).toBe(wishes.get(favoriteKey(favorite)) ?? false);
        }
      }),
    );
  });
});
