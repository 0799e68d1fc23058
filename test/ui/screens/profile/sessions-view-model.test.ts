import { describe, expect, it } from 'vitest';

import { accountSessionId } from '@/domain/customer/account-session';
import { SessionsViewModel } from '@/ui/screens/profile/sessions-view-model';
import { aMemberTab } from '@test/support/a-member-tab';
import { anAccountSession } from '@test/support/builders/an-account-session';
import type { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { refusal } from '@test/support/memory/refusal';

const HERE = anAccountSession({ id: accountSessionId('here'), isThis: true });
const THERE = anAccountSession();

async function opened(open: MemoryCustomerAccount['open']) {
  const tab = aMemberTab();
  tab.server.account.open = open;
  const model = new SessionsViewModel({ ...tab, sessions: tab.accountSessions });
  await model.load();
  return { tab, model };
}

describe('SessionsViewModel', () => {
  it('lists the sessions [DEC-97]', async () => {
    const { model } = await opened([HERE, THERE]);
    expect([model.isShown, model.open]).toEqual([true, [HERE, THERE]]);
  });

  it('is absent where the back end has no such list [DEC-97]', async () => {
    const { tab, model } = await opened(undefined);
    expect([model.isShown, model.isFailed, tab.notices.error.visible]).toEqual([false, false, false]);
  });

  it('removes a session that was ended', async () => {
    const { tab, model } = await opened([HERE, THERE]);
    await model.end(THERE.id);
    expect([model.open, model.ended, tab.server.account.open]).toEqual([[HERE], 1, [HERE]]);
  });

  it('shows why a session was not ended', async () => {
    const { tab, model } = await opened([HERE, THERE]);
    tab.server.account.script.failNext({ kind: 'unreachable', isTimeout: false });
    await model.end(THERE.id);
    expect([model.open, model.ended, model.ending]).toEqual([[HERE, THERE], 0, undefined]);
    expect(tab.notices.error.message?.key).toBe('error.unreachable');
  });

  it('says that it could not load, and loads again', async () => {
    const { tab, model } = await opened([]);
    tab.server.account.script.failNext(refusal(500));
    await model.load();
    expect([model.isShown, model.isFailed]).toEqual([true, true]);
    tab.server.account.open = [HERE];
    await model.load();
    expect([model.isFailed, model.open]).toEqual([false, [HERE]]);
  });

  it('ends one session at a time', async () => {
    const { tab, model } = await opened([HERE, THERE]);
    const release = tab.server.account.script.holdNext();
    const first = model.end(THERE.id);
    await model.end(HERE.id);
    expect(model.ending).toBe(THERE.id);
    release();
    await first;
    expect(tab.server.account.open).toEqual([HERE]);
  });
});
