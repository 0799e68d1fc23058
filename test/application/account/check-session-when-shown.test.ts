import { describe, expect, it } from 'vitest';

import { MemoryPageVisibility } from '@/adapters/headless/memory-page-visibility';
import {
  CheckSessionWhenShown,
  SESSION_CHECK_PAUSE_MS,
} from '@/application/account/check-session-when-shown';
import { aClub, aMemberTab } from '@test/support/a-member-tab';

function started(isMember = true) {
  const club = aClub();
  const tab = aMemberTab(club);
  if (!isMember)
    tab.sessions.setSession({ ...tab.sessions.session, user: undefined, isAuthenticated: false });
  const visibility = new MemoryPageVisibility();
  const { sessions, clock } = tab;
  const { account } = club.server;
  const stop = new CheckSessionWhenShown({ visibility, sessions, account, clock }).start();
  const calls = () => account.script.calls.length;
  return { tab, account, visibility, stop, calls, before: calls() };
}

describe('CheckSessionWhenShown', () => {
  it('checks once when a member returns to the page, and not again within a minute [DEC-26]', async () => {
    const { tab, visibility, calls, before } = started();
    visibility.setVisible(false);
    expect(calls()).toBe(before);
    visibility.setVisible(true);
    visibility.setVisible(true);
    expect(calls()).toBe(before + 1);
    await tab.clock.advance(SESSION_CHECK_PAUSE_MS);
    visibility.setVisible(true);
    expect(calls()).toBe(before + 2);
  });

  it('ends no session because the server cannot be reached', async () => {
    const { tab, account, visibility, calls, before } = started();
    account.script.failNext({ kind: 'unreachable', isTimeout: true });
    visibility.setVisible(true);
    await tab.clock.settle();
    expect(calls()).toBe(before + 1);
    expect(tab.sessions.session.isAuthenticated).toBe(true);
  });

  it('checks nothing for a guest, nor after it was stopped', () => {
    const guest = started(false);
    guest.visibility.setVisible(true);
    const member = started();
    member.stop();
    member.visibility.setVisible(true);
    expect([guest.calls() - guest.before, member.calls() - member.before]).toEqual([0, 0]);
  });
});
