import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import type { ProfileChange } from '@/domain/customer/profile-change';
import { GUEST_SESSION } from '@/domain/customer/session';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aMember } from '@test/support/builders/a-member';

const CHANGE: ProfileChange = {
  name: 'Asa',
  lastName: 'Berg',
  email: 'asa@example.com',
  phone: '+46701234567',
  currentPassword: undefined,
  newPassword: undefined,
};

const NOT_AUTHENTICATED = { ok: false, error: { kind: 'notAuthenticated' } };

function aGuestTab() {
  const club = aClub();
  club.server.account.loggedIn = undefined;
  return aMemberTab(club);
}

describe('ChangeProfile', () => {
  it('changes the profile on every screen [PROD-11]', async () => {
    const tab = aMemberTab();
    expect(await tab.changeProfile.change(CHANGE)).toMatchObject({ ok: true, value: { lastName: 'Berg' } });
    expect(tab.sessions.session).toMatchObject({
      isAuthenticated: true,
      user: { name: 'Asa', lastName: 'Berg', memberNumber: '1000012' },
    });
  });

  it('updates the other tabs', async () => {
    const club = aClub();
    const [one, other] = [aMemberTab(club), aMemberTab(club)];
    await one.changeProfile.change(CHANGE);
    await one.clock.settle();
    expect(other.sessions.session.user?.name).toBe('Asa');
  });

  it("fails with 'Not authenticated' for a guest, without a call [VAL-09]", async () => {
    const tab = aGuestTab();
    expect(await tab.changeProfile.change(CHANGE)).toEqual(NOT_AUTHENTICATED);
    expect(tab.server.account.script.calls).toEqual([]);
  });

  it("fails with 'Not authenticated' where the server has ended the session [VAL-09, DEC-26]", async () => {
    const tab = aMemberTab();
    tab.server.account.script.failNext(refusal(401));
    expect(await tab.changeProfile.change(CHANGE)).toEqual(NOT_AUTHENTICATED);
  });

  it('shows no member what another member changed just before', async () => {
    const tab = aMemberTab();
    const letGo = tab.server.account.script.holdNext();
    const changing = tab.changeProfile.change(CHANGE);
    const next = { ...aMember(), name: 'Bo', memberNumber: '1000013' };
    tab.sessions.setSession({ ...GUEST_SESSION, user: next, isAuthenticated: true });
    letGo();
    expect(await changing).toEqual(NOT_AUTHENTICATED);
    expect(tab.sessions.session.user).toEqual(next);
  });

  it('leaves the session unchanged after a refusal', async () => {
    const tab = aMemberTab();
    tab.server.account.script.failNext(refusal(400, undefined, { errors: ['DuplicateEmail'] }));
    expect(await tab.changeProfile.change(CHANGE)).toMatchObject({
      ok: false,
      error: { errors: ['DuplicateEmail'] },
    });
    expect(tab.sessions.session.user).toEqual(aMember());
  });
});

describe('SetProfile', () => {
  it("fails with 'Not authenticated' for a guest, and stores nothing [VAL-09, AMB-64]", () => {
    const tab = aGuestTab();
    expect(tab.setProfile.set(aMember())).toEqual(NOT_AUTHENTICATED);
    expect([tab.sessions.session.user, tab.authStorage.writes]).toEqual([undefined, 0]);
  });
});
