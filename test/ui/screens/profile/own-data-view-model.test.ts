import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { OwnDataViewModel } from '@/ui/screens/profile/own-data-view-model';
import { aMemberTab } from '@test/support/a-member-tab';

function opened() {
  const tab = aMemberTab();
  const model = new OwnDataViewModel(tab);
  model.start();
  return { tab, model };
}

describe('OwnDataViewModel', () => {
  it('saves a file of all data of the member', async () => {
    const { tab, model } = opened();
    await model.exportData();
    expect(model.exporting).toBe('done');
    expect(tab.files.saved).toHaveLength(1);
  });

  it('shows why there is no file', async () => {
    const { tab, model } = opened();
    tab.server.account.script.failNext({ kind: 'unreachable', isTimeout: false });
    await model.exportData();
    expect([model.exporting, tab.notices.error.message?.key]).toEqual(['idle', 'error.unreachable']);
  });

  it('deletes the account with its password, reports it and goes home', async () => {
    const { tab, model } = opened();
    await tab.navigator.go('/profile');
    model.askToDelete(true);
    model.setPassword('Passw0rd!');
    await model.deleteAccount();
    expect(tab.sessions.session.isAuthenticated).toBe(false);
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual(['profile.deleted']);
    expect(tab.navigator.current).toBe('/');
    expect([model.isAskingToDelete, model.password]).toEqual([false, '']);
  });

  it('shows a wrong password at its field until it is changed', async () => {
    const { tab, model } = opened();
    model.askToDelete(true);
    model.setPassword('wrong');
    await model.deleteAccount();
    expect([model.isPasswordWrong, model.isAskingToDelete, model.password]).toEqual([true, true, 'wrong']);
    expect(tab.sessions.session.isAuthenticated).toBe(true);
    model.setPassword('wrong?');
    expect(model.isPasswordWrong).toBe(false);
  });

  it('discards the password when the question is closed', () => {
    const { model } = opened();
    model.askToDelete(true);
    model.setPassword('Passw0rd!');
    model.askToDelete(false);
    expect([model.isAskingToDelete, model.password]).toEqual([false, '']);
  });

  it('shows other failures in the error popup', async () => {
    const { tab, model } = opened();
    tab.server.account.script.failNext(refusal(429));
    model.askToDelete(true);
    await model.deleteAccount();
    expect(tab.notices.error.visible).toBe(true);
    expect(model.isDeleting).toBe(false);
  });
});
