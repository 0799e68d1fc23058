import { describe, expect, it } from 'vitest';

import { AccountSessions } from '@/application/account/account-sessions';
import { accountSessionId } from '@/domain/customer/account-session';
import { addMs } from '@/domain/shared/instant';
import { aMember } from '@test/support/builders/a-member';
import { anAccountSession } from '@test/support/builders/an-account-session';
import { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { refusal } from '@test/support/memory/refusal';

function opened() {
  const account = new MemoryCustomerAccount(aMember());
  return { account, sessions: new AccountSessions({ account }) };
}

describe('AccountSessions', () => {
  it('lists this browser first, then the last used [DEC-97]', async () => {
    const { account, sessions } = opened();
    const older = anAccountSession({ id: accountSessionId('older') });
    const { lastUsedAt } = older;
    const newer = anAccountSession({ id: accountSessionId('newer'), lastUsedAt: addMs(lastUsedAt, 1) });
    const here = anAccountSession({ id: accountSessionId('here'), isThis: true });
    account.open = [older, newer, here];
    expect(await sessions.list()).toEqual({ ok: true, value: [here, newer, older] });
  });

  it('has no list where the back end has none [DEC-97]', async () => {
    const { account, sessions } = opened();
    account.open = undefined;
    expect(await sessions.list()).toEqual({ ok: true, value: undefined });
  });

  it('returns other failures', async () => {
    const { account, sessions } = opened();
    account.script.failNext(refusal(500));
    expect(await sessions.list()).toMatchObject({ ok: false, error: { status: 500 } });
    account.script.failNext(refusal(500));
    expect(await sessions.end(accountSessionId('there'))).toMatchObject({
      ok: false,
      error: { status: 500 },
    });
  });

  it('ends a session, also one that has ended', async () => {
    const { account, sessions } = opened();
    const there = anAccountSession();
    account.open = [there];
    for (const _ of [1, 2]) expect(await sessions.end(there.id)).toEqual({ ok: true, value: undefined });
    expect(account.open).toEqual([]);
  });
});
