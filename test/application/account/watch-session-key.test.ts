import { describe, expect, it } from 'vitest';

import { aSignIn, anAccountTab } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';

function twoTabs() {
  const signIn = aSignIn();
  signIn.club.server.account.loggedIn = aMember();
  const [here, there] = [anAccountTab(signIn), anAccountTab(signIn)];
  return { here, there, account: signIn.club.server.account };
}

describe('WatchSessionKey', () => {
  it('fetches the profile whenever another tab changed the auth key, until it is stopped [SESS-03]', () => {
    const { here, there, account } = twoTabs();
    there.authStorage.save({ user: aMember(), isAuthenticated: true });
    there.authStorage.clear();
    here.stop();
    there.authStorage.clear();
    expect(account.script.calls).toEqual(['profile', 'profile']);
  });

  it('shows the member whose profile changed until the answer arrives', async () => {
    const { here, there, account } = twoTabs();
    const letGo = account.script.holdNext();
    account.loggedIn = aMember({ name: 'Asa' });
    there.authStorage.save({ user: account.loggedIn, isAuthenticated: true });
    expect(here.sessions.session.user?.name).toBe('Åsa');
    letGo();
    await here.clock.settle();
    expect(here.sessions.session.user?.name).toBe('Asa');
  });

  it.each([
    ['has left', undefined],
    ['is another one', aMember({ memberNumber: '1000013' })],
  ])('clears the member before the answer arrives when the other tab stores that it %s', (_, user) => {
    const { here, there, account } = twoTabs();
    account.script.holdNext();
    there.authStorage.save({ user, isAuthenticated: user !== undefined });
    expect(here.sessions.session).toMatchObject({ user: undefined, isAuthenticated: false });
  });
});
