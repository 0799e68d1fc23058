import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/shared/loadable';
import { GUEST_SESSION } from '@/domain/customer/session';
import { matchRoute } from '@/domain/navigation/match-route';
import { MemberEntranceViewModel } from '@/ui/shell/member/member-entrance-view-model';
import { aSignIn, anAccountTab } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { must } from '@test/support/builders/must';

function opened(isInside: boolean) {
  const signIn = aSignIn();
  signIn.club.server.account.loggedIn = isInside ? aMember() : undefined;
  const tab = anAccountTab(signIn);
  const offer = (isCustomerLoginEnabled: boolean) =>
    tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, isCustomerLoginEnabled }));
  offer(true);
  return { tab, offer, model: new MemberEntranceViewModel(tab) };
}

describe('MemberEntranceViewModel', () => {
  it('offers the login to guests, and the menu to members [SHELL-06, SHELL-08, AMB-21]', () => {
    expect(opened(false).model.kind).toBe('guest');
    expect(opened(true).model.kind).toBe('member');
  });

  it.each([true, false])('has neither where no login is offered [SHELL-07, SHELL-08]', (isInside) => {
    const { model, offer } = opened(isInside);
    offer(false);
    expect(model.kind).toBe('none');
  });

  it('has neither while the session is unknown', () => {
    const { tab, model } = opened(false);
    tab.sessions.setSession({ ...GUEST_SESSION, loading: true });
    expect(model.kind).toBe('none');
  });

  it('links to the login and back to the current page [SHELL-06]', () => {
    const { tab, model } = opened(false);
    tab.navigation.arrive(must(matchRoute('/campaigns?x=1')), tab.navigation.tracking);
    expect(model.loginPath).toBe('/login?redirectUri=%2Fcampaigns%3Fx%3D1');
  });

  it('greets by name [SHELL-09]', () => {
    const { model } = opened(true);
    expect([model.firstName, model.fullName, model.initial]).toEqual(['Åsa', 'Åsa Öberg', 'Å']);
    expect(opened(false).model.initial).toBe('·');
  });

  it('logs out, announces it, and closes [SHELL-14, ROLE-09]', async () => {
    const { tab, model } = opened(true);
    model.setOpen(true);
    await Promise.all([model.logOut(), model.logOut()]);
    expect(tab.identity.script.calls).toEqual(['logOut']);
    expect([model.kind, model.isOpen, model.isLoggingOut]).toEqual(['guest', false, false]);
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual(['session.loggedOut']);
    expect([model.claimFocus(), model.claimFocus()]).toEqual([true, false]);
  });

  it('reports where the server cannot be reached, and the member stays logged in [SHELL-14]', async () => {
    const { tab, model } = opened(true);
    tab.identity.script.failNext({ kind: 'unreachable', isTimeout: false });
    await model.logOut();
    expect([model.kind, model.claimFocus()]).toEqual(['member', false]);
    expect(tab.notices.error).toMatchObject({ visible: true, message: { key: 'session.logOutFailed' } });
  });

  it('closes when the card is opened [SHELL-15]', () => {
    const { model } = opened(true);
    model.setOpen(true);
    model.showCard(true);
    expect([model.isOpen, model.isCardShown]).toEqual([false, true]);
  });
});
