import { expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { STAFF_IDLE_MS, STAFF_SESSION_MAX_MS, type StoredStaffAccount } from '@api/staff/staff-store';
import { sha256 } from '@api/system/hashes';
import { anEntry } from '@test/support/api/an-entry';
import { aStaffAccount, aStaffToken } from '@test/support/api/a-staff-account';
import { NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';

describeEachStore('StaffStore', (stores) => {
  const withSession = async (): Promise<{ account: StoredStaffAccount; tokenHash: string }> => {
    const [account, tokenHash] = [aStaffAccount(), sha256(token())];
    await stores().staff.addAccount(account);
    await stores().staff.openSession({ tokenHash, accountId: account.id, createdAt: NOON });
    return { account, tokenHash };
  };

  it('returns an account by its address, however that is written', async () => {
    const account = aStaffAccount(`Siv.${token()}@Lucka.example`);
    expect(await stores().staff.addAccount(account)).toBe(true);
    expect(await stores().staff.findByEmail(account.email.toUpperCase())).toEqual(account);
    expect(await stores().staff.addAccount(aStaffAccount(account.email.toLowerCase()))).toBe(false);
  });

  it('lists accounts by address, without their hashes', async () => {
    const account = aStaffAccount();
    await stores().staff.addAccount(account);
    const { passwordHash: _passwordHash, ...listed } = account;
    const accounts = await stores().staff.accounts();
    expect(accounts).toContainEqual(listed);
    const keys = accounts.map(({ email }) => email.toLowerCase());
    expect(keys).toEqual(keys.toSorted());
  });

  it('extends a session by each use, until it ends', async () => {
    const { account, tokenHash } = await withSession();
    const use = async (ms: number) => (await stores().staff.useSession(tokenHash, addMs(NOON, ms)))?.id;
    expect(await use(STAFF_IDLE_MS - 1)).toBe(account.id);
    expect(await use(2 * STAFF_IDLE_MS - 2)).toBe(account.id);
    expect(await use(3 * STAFF_IDLE_MS - 2)).toBeUndefined();
  });

  it('ends a session after its longest time, however much it is used', async () => {
    const { account, tokenHash } = await withSession();
    const use = async (ms: number) => (await stores().staff.useSession(tokenHash, addMs(NOON, ms)))?.id;
    for (let past = 0; past < STAFF_SESSION_MAX_MS; past += STAFF_IDLE_MS - 1)
      expect(await use(past)).toBe(account.id);
    expect(await use(STAFF_SESSION_MAX_MS)).toBeUndefined();
  });

  it('ends the sessions of an account that is removed, and opens no new one', async () => {
    const { account, tokenHash } = await withSession();
    const { passwordHash: _passwordHash, ...removed } = account;
    expect(await stores().staff.removeAccount(account.id)).toEqual({
      kind: 'removed',
      account: { ...removed, lastUsedAt: NOON },
    });
    expect(await stores().staff.useSession(tokenHash, NOON)).toBeUndefined();
    const session = { tokenHash, accountId: account.id, createdAt: NOON };
    expect(await stores().staff.openSession(session)).toBe(false);
    expect(await stores().staff.removeAccount(account.id)).toEqual({ kind: 'unknown' });
  });

  it('changes a password from the one it was, and ends the sessions', async () => {
    const { account, tokenHash } = await withSession();
    const change = (oldHash: string, newHash: string) =>
      stores().staff.changePassword({ accountId: account.id, oldHash, newHash }, anEntry());
    expect(await change('another hash', 'new hash')).toBe(false);
    expect(await stores().staff.useSession(tokenHash, NOON)).toBeDefined();
    const both = await Promise.all(['one', 'other'].map((hash) => change(account.passwordHash, hash)));
    expect(both.toSorted()).toEqual([false, true]);
    const changed = await stores().staff.findByEmail(account.email);
    expect(['one', 'other']).toContain(changed?.passwordHash);
    expect(await stores().staff.useSession(tokenHash, NOON)).toBeUndefined();
  });

  it('counts attempts up to a maximum, however many come at once, until a login or another password', async () => {
    const account = aStaffAccount();
    await stores().staff.addAccount(account);
    const attempt = () => stores().staff.countAttempt(account.id, 5);
    const taken = await Promise.all(Array.from({ length: 20 }, attempt));
    expect(taken.filter(Boolean)).toHaveLength(5);
    await stores().staff.openSession({ tokenHash: sha256(token()), accountId: account.id, createdAt: NOON });
    expect(await attempt()).toBe(true);
    while (await attempt());
    const passwords = { accountId: account.id, oldHash: account.passwordHash, newHash: 'another' };
    await stores().staff.changePassword(passwords, anEntry());
    expect(await attempt()).toBe(true);
    expect(await stores().staff.countAttempt(aStaffAccount().id, 5)).toBe(false);
  });

  it('knows the devices of an account, and forgets them with it', async () => {
    const [account, device] = [aStaffAccount(), sha256(token())];
    await stores().staff.addAccount(account);
    await stores().staffDevices.rememberDevice(device, account.id, NOON);
    expect(await stores().staffDevices.isKnownDevice(device, account.id, NOON)).toBe(true);
    expect(await stores().staffDevices.isKnownDevice(sha256(token()), account.id, NOON)).toBe(false);
    await stores().staff.removeAccount(account.id);
    expect(await stores().staffDevices.isKnownDevice(device, account.id, NOON)).toBe(false);
  });

  it('has an admin left, however many end each other at once; only the server removes it', async () => {
    const admins = [1, 2, 3].map((): StoredStaffAccount => ({
      ...aStaffAccount(),
      role: 'admin',
      shops: [],
    }));
    for (const admin of admins) await stores().staff.addAccount(admin);
    const outcomes = await Promise.all(admins.map(({ id }) => stores().staff.removeAccount(id)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['lastAdmin', 'removed', 'removed']);
    const left = (await stores().staff.accounts()).filter(({ role }) => role === 'admin');
    expect(left).toHaveLength(1);
    for (const { id } of left)
      expect(await stores().staff.removeAccount(id, { evenLastAdmin: true })).toMatchObject({
        kind: 'removed',
      });
  });

  it('knows a token by the hash of its secret, until it is removed', async () => {
    const [made, hash] = [aStaffToken(), sha256(token())];
    await stores().staff.addToken(made, hash);
    expect(await stores().staff.useToken(sha256(token()), NOON)).toBeUndefined();
    const used = { ...made, lastUsedAt: addMs(NOON, 5) };
    expect(await stores().staff.useToken(hash, addMs(NOON, 5))).toEqual(used);
    expect(await stores().staff.tokens()).toContainEqual(used);
    expect(await stores().staff.removeToken(made.id)).toEqual(used);
    expect(await stores().staff.useToken(hash, NOON)).toBeUndefined();
    expect(await stores().staff.removeToken(made.id)).toBeUndefined();
  });
});
