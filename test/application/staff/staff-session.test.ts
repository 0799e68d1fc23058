import { describe, expect, it } from 'vitest';

import { StaffSession } from '@/application/staff/staff-session';
import { StaffSessionStore } from '@/application/staff/staff-session-store';
import { aStaffTab } from '@test/support/a-staff-tab';
import { STAFF_PASSWORD } from '@test/support/memory/memory-staff-identity';

const LOST = { kind: 'unreachable', isTimeout: false } as const;

async function aTablet() {
  const tab = await aStaffTab();
  return {
    ...tab,
    session: tab.services.get(StaffSession),
    state: () => tab.services.get(StaffSessionStore).session.kind,
  };
}

describe('StaffSession', () => {
  it('logs in by email and password', async () => {
    const { session, state, identity } = await aTablet();
    expect((await session.logIn(identity.member.email, STAFF_PASSWORD)).ok).toBe(true);
    expect(state()).toBe('loggedIn');
  });

  it('does not log in by a wrong password', async () => {
    const { session, state, identity } = await aTablet();
    expect((await session.logIn(identity.member.email, 'guessed')).ok).toBe(false);
    expect(state()).not.toBe('loggedIn');
  });

  it('goes on with the session of the browser, or finds that there is none', async () => {
    const { session, state, identity } = await aTablet();
    await session.resume();
    expect(state()).toBe('loggedOut');
    identity.isLoggedIn = true;
    await session.resume();
    expect(state()).toBe('loggedIn');
  });

  it('does not know who is logged in without an answer', async () => {
    const { session, state, identity } = await aTablet();
    identity.script.failNext(LOST);
    await session.resume();
    expect(state()).toBe('unknown');
  });

  it('stays logged in until the server has ended the session', async () => {
    const { session, state, identity } = await aTablet();
    await session.logIn(identity.member.email, STAFF_PASSWORD);
    identity.script.failNext(LOST);
    await session.logOut();
    expect(state()).toBe('loggedIn');
    await session.logOut();
    expect([state(), identity.isLoggedIn]).toEqual(['loggedOut', false]);
  });
});
