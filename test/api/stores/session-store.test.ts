import { beforeAll, describe, expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { emailKeyOf, type Account } from '@api/accounts/account';
import type { NewAccount, NewCode } from '@api/accounts/account-store';
import { DEVICE_MAX_MS } from '@api/accounts/device-store';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '@api/accounts/session-store';
import { storeChain } from '@api/chain/store-chain';
import { sha256 } from '@api/system/hashes';
import { aChain } from '@test/support/api/a-chain';
import { NOON } from '@test/support/api/a-stored-order';
import { aCode, aNewAccount, anAccountId } from '@test/support/api/an-account';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';

const fifty = <Value>(work: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 50 }, work));

describeEachStore('SessionStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  const created = async (different: Partial<NewAccount> = {}): Promise<Account> =>
    must(await stores().accounts.create(aNewAccount(different)));
  const coded = async (account: Account, different: Partial<NewCode> = {}): Promise<NewCode> => {
    const code = aCode({ accountId: account.id, email: account.email, ...different });
    await stores().accounts.issueCode(code);
    return code;
  };
  const opened = async (account: Account, at = NOON, browser?: string): Promise<string> => {
    const tokenHash = sha256(token());
    const { id: accountId, passwordHash } = account;
    const session = { tokenHash, accountId, passwordHash, createdAt: at, isPersistent: true, browser };
    expect(await stores().sessions.open(session)).toBe(true);
    return tokenHash;
  };

  describe('a session', () => {
    it('is refused with a previous password, and for a deleted account', async () => {
      const account = await created();
      const session = {
        tokenHash: sha256(token()),
        accountId: account.id,
        createdAt: NOON,
        isPersistent: true,
        browser: undefined,
      };
      const begin = () => stores().sessions.open({ ...session, passwordHash: account.passwordHash });
      await stores().accounts.changePassword(account.id, must(account.passwordHash), 'another');
      expect([await begin(), await stores().sessions.use(session.tokenHash, NOON)]).toEqual([
        false,
        undefined,
      ]);
      await stores().accounts.remove(account.id);
      expect(await begin()).toBe(false);
    });

    it('that opens during a password reset has ended after it', async () => {
      for (let round = 0; round < 20; round += 1) {
        const account = await created();
        const code = await coded(account, { purpose: 'resetPassword' });
        const { id: accountId, passwordHash } = account;
        const session = { accountId, passwordHash, createdAt: NOON, isPersistent: true, browser: undefined };
        const tokens = Array.from({ length: 5 }, () => sha256(token()));
        const begun = tokens.map((tokenHash) => stores().sessions.open({ ...session, tokenHash }));
        const key = emailKeyOf(account.email);
        await Promise.all([...begun, stores().accounts.resetPassword(key, code.codeHash, 'new', NOON)]);
        for (const each of tokens) expect(await stores().sessions.use(each, NOON)).toBeUndefined();
      }
    });

    it('ends to the millisecond: 14 days after its last use, 30 after its start', async () => {
      const account = await created();
      const idle = await opened(account);
      expect(await stores().sessions.use(idle, addMs(NOON, SESSION_IDLE_MS))).toBeUndefined();
      expect(await stores().sessions.use(idle, addMs(NOON, SESSION_IDLE_MS - 1))).toBeDefined();
      expect(await stores().sessions.use(idle, addMs(NOON, 2 * SESSION_IDLE_MS - 2))).toMatchObject({
        ...{ account, createdAt: NOON, isPersistent: true },
      });
      expect(await stores().sessions.use(idle, addMs(NOON, SESSION_MAX_MS))).toBeUndefined();
      expect(await stores().sessions.use(idle, addMs(NOON, SESSION_MAX_MS - 1))).toBeDefined();
    });

    it('replaces the least recently used one of 20', async () => {
      const [account, other] = [await created(), await created()];
      const foreign = await opened(other);
      const sessions = [];
      for (let index = 0; index < 20; index += 1) sessions.push(await opened(account, addMs(NOON, index)));
      await stores().sessions.use(sessions[0]!, addMs(NOON, 100));
      const newest = await opened(account, addMs(NOON, 101));
      const live = [];
      for (const session of [...sessions, newest, foreign]) {
        live.push((await stores().sessions.use(session, addMs(NOON, 200))) !== undefined);
      }
      expect(live).toEqual([true, false, ...Array(20).fill(true)]);
    });

    it('is one of 20 also if 50 open at once, and the last one is among them', async () => {
      const account = await created();
      const begun = await fifty(() => opened(account));
      expect(await stores().sessions.ofAccount(account.id)).toHaveLength(20);
      const last = await opened(account);
      expect(await stores().sessions.ofAccount(account.id)).toHaveLength(20);
      expect(await stores().sessions.use(last, NOON)).toBeDefined();
      expect(begun).toHaveLength(50);
    });

    it('is listed with its browser, the oldest first', async () => {
      const [account, other] = [await created(), await created()];
      const later = await opened(account, addMs(NOON, 5), 'Firefox, Android');
      const earlier = await opened(account, NOON);
      await opened(other);
      await stores().sessions.use(earlier, addMs(NOON, 9));
      expect(await stores().sessions.ofAccount(account.id)).toEqual([
        { tokenHash: earlier, createdAt: NOON, usedAt: addMs(NOON, 9), browser: undefined },
        ...[
          {
            tokenHash: later,
            createdAt: addMs(NOON, 5),
            usedAt: addMs(NOON, 5),
            browser: 'Firefox, Android',
          },
        ],
      ]);
    });

    it('ends immediately', async () => {
      const session = await opened(await created());
      await stores().sessions.end(session);
      expect(await stores().sessions.use(session, NOON)).toBeUndefined();
    });
  });

  it('has known devices by account', async () => {
    const [account, other] = [await created(), await created()];
    const device = sha256(token());
    await stores().devices.rememberDevice(device, account.id, NOON);
    await stores().devices.rememberDevice(device, account.id, NOON);
    expect(await stores().devices.isKnownDevice(device, account.id, NOON)).toBe(true);
    expect(await stores().devices.isKnownDevice(device, other.id, NOON)).toBe(false);
    expect(await stores().devices.isKnownDevice(device, anAccountId(), NOON)).toBe(false);
  });

  it('deletes a device a year after its last use, to the millisecond', async () => {
    const account = await created();
    const device = sha256(token());
    await stores().devices.rememberDevice(device, account.id, NOON);
    const isKnown = (afterMs: number) =>
      stores().devices.isKnownDevice(device, account.id, addMs(NOON, afterMs));
    expect([await isKnown(DEVICE_MAX_MS - 1), await isKnown(DEVICE_MAX_MS)]).toEqual([true, false]);
    await stores().devices.rememberDevice(sha256(token()), (await created()).id, addMs(NOON, DEVICE_MAX_MS));
    expect(await isKnown(0)).toBe(false);
  });

  it('has at most the 20 most recent devices of an account, and all of others', async () => {
    const [account, other] = [await created(), await created()];
    const devices = Array.from({ length: 25 }, () => sha256(token()));
    for (const [index, device] of devices.entries()) {
      await stores().devices.rememberDevice(device, account.id, addMs(NOON, index));
      await stores().devices.rememberDevice(devices[0]!, other.id, NOON);
    }
    const known = [];
    for (const device of devices) known.push(await stores().devices.isKnownDevice(device, account.id, NOON));
    expect(known).toEqual([...Array(5).fill(false), ...Array(20).fill(true)]);
    expect(await stores().devices.isKnownDevice(devices[0]!, other.id, NOON)).toBe(true);
  });
});
