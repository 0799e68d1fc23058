import { beforeAll, describe, expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { emailKeyOf, type Account } from '@api/accounts/account';
import type { NewAccount, NewCode } from '@api/accounts/account-store';
import { DEVICE_MAX_MS, SESSION_IDLE_MS, SESSION_MAX_MS } from '@api/accounts/session-store';
import { storeChain } from '@api/chain/store-chain';
import { sha256 } from '@api/system/hashes';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { aCode, aNewAccount, anAccountId, DAY_MS } from '@test/support/api/an-account';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';

const fifty = <Value>(work: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 50 }, work));

describeEachStore('AccountStore', (stores) => {
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

  describe('create', () => {
    it('stores the whole account, found by id and address', async () => {
      const { favorites, ...wanted } = aNewAccount({ favorites: [{ type: 'shop', code: '2' }] });
      const account = must(await stores().accounts.create({ ...wanted, favorites }));
      expect(account).toEqual({ ...wanted, memberNumber: account.memberNumber });
      expect(await stores().accounts.find(account.id)).toEqual(account);
      expect(await stores().accounts.findByEmail(emailKeyOf(account.email))).toEqual(account);
      expect(await stores().accounts.favorites(account.id)).toEqual(favorites);
    });

    it('gives each member a unique number', async () => {
      const [one, other] = [await created(), await created()];
      expect(Number(other.memberNumber)).toBeGreaterThan(Number(one.memberNumber));
    });

    it('never registers an address twice, in any spelling [FORM-03]', async () => {
      const name = `åsa-${token().toLowerCase()}`;
      const spellings = [`${name}@example.com`, `${name.normalize('NFD').toUpperCase()}@EXAMPLE.com`];
      const answers = await Promise.all(
        spellings.map((email) => stores().accounts.create(aNewAccount({ email }))),
      );
      expect(answers.filter((account) => account !== undefined)).toHaveLength(1);
    });
  });

  describe('countAttempt', () => {
    it('allows the given number of attempts, also concurrent ones, until a right password', async () => {
      const account = await created();
      const taken = await fifty(() => stores().accounts.countAttempt(account.id, 20));
      expect(taken.filter(Boolean)).toHaveLength(20);
      await stores().accounts.noteLogin(account.id, 'en');
      expect(await stores().accounts.countAttempt(account.id, 20)).toBe(true);
      expect((await stores().accounts.find(account.id))?.language).toBe('en');
    });
  });

  describe('confirmEmail', () => {
    it('accepts a code once', async () => {
      const account = await created({ isConfirmed: false });
      const { codeHash } = await coded(account);
      const answers = await fifty(() => stores().accounts.confirmEmail(account.id, codeHash, NOON));
      expect(answers.filter((answer) => answer !== undefined)).toEqual([{ ...account, isConfirmed: true }]);
    });

    it('refuses a code of another account or purpose, and an expired one', async () => {
      const [account, other] = [await created({ isConfirmed: false }), await created()];
      const { codeHash } = await coded(account, { expiresAt: addMs(NOON, 1) });
      const reset = await coded(account, { purpose: 'resetPassword' });
      const confirm = stores().accounts.confirmEmail.bind(stores().accounts);
      expect(await confirm(other.id, codeHash, NOON)).toBeUndefined();
      expect(await confirm(account.id, reset.codeHash, NOON)).toBeUndefined();
      expect(await confirm(account.id, codeHash, addMs(NOON, 1))).toBeUndefined();
      expect(await confirm(account.id, codeHash, NOON)).toBeDefined();
    });

    it('changes to the address of the code, unless another account has it by then', async () => {
      const [account, rival] = [await created(), await created()];
      const [email, wanted] = [`${token()}@example.com`, `${token()}@example.com`];
      const first = await coded(account, { email });
      expect((await stores().accounts.confirmEmail(account.id, first.codeHash, NOON))?.email).toBe(email);
      const [own, others] = [
        await coded(account, { email: wanted }),
        await coded(rival, { email: wanted.toUpperCase() }),
      ];
      const answers = await Promise.all([
        stores().accounts.confirmEmail(account.id, own.codeHash, NOON),
        stores().accounts.confirmEmail(rival.id, others.codeHash, NOON),
      ]);
      expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    });
  });

  describe('resetPassword', () => {
    it('accepts a code once, ends every session and confirms the address [VAL-06]', async () => {
      const account = await created({ isConfirmed: false });
      const { codeHash } = await coded(account, { purpose: 'resetPassword' });
      const session = await opened(account);
      await stores().sessions.rememberDevice(sha256('device'), account.id, NOON);
      await stores().accounts.countAttempt(account.id, 1);
      const reset = () =>
        stores().accounts.resetPassword(emailKeyOf(account.email), codeHash, 'new hash', NOON);
      const answers = await fifty(reset);
      const expected = { ...account, isConfirmed: true, passwordHash: 'new hash' };
      expect(answers.filter((answer) => answer !== undefined)).toEqual([expected]);
      expect(await stores().sessions.use(session, NOON)).toBeUndefined();
      expect(await stores().sessions.isKnownDevice(sha256('device'), account.id, NOON)).toBe(false);
      expect(await stores().accounts.countAttempt(account.id, 1)).toBe(true);
    });

    it('invalidates codes sent to a previous address, perhaps a mistyped one', async () => {
      const account = await created();
      const [mistyped, again] = [await coded(account, { email: 'typo@example.com' }), await coded(account)];
      const reset = await coded(account, { purpose: 'resetPassword' });
      const { id } = account;
      expect(await stores().accounts.confirmEmail(id, mistyped.codeHash, NOON)).toBeUndefined();
      expect(await stores().accounts.canReset(emailKeyOf(account.email), reset.codeHash, NOON)).toBe(true);
      expect(await stores().accounts.confirmEmail(id, again.codeHash, NOON)).toEqual(account);
    });

    it('accepts one of several concurrent codes, and never fails', async () => {
      for (let round = 0; round < 10; round += 1) {
        const account = await created();
        const purposes = ['resetPassword', 'resetPassword', 'confirmEmail', 'confirmEmail'] as const;
        const codes = await Promise.all(purposes.map((purpose) => coded(account, { purpose })));
        const uses = codes.map(({ purpose, codeHash }) =>
          purpose === 'confirmEmail'
            ? stores().accounts.confirmEmail(account.id, codeHash, NOON)
            : stores().accounts.resetPassword(emailKeyOf(account.email), codeHash, 'new hash', NOON),
        );
        const answers = await Promise.all(uses);
        const resets = answers.filter((_, index) => purposes[index] === 'resetPassword');
        expect(resets.filter((answer) => answer !== undefined)).toHaveLength(1);
      }
    });

    it('invalidates all other codes: an intruder could have requested another address', async () => {
      const account = await created();
      const [{ codeHash }, change] = [
        await coded(account, { purpose: 'resetPassword' }),
        await coded(account, { email: 'thief@example.com' }),
      ];
      await stores().accounts.resetPassword(emailKeyOf(account.email), codeHash, 'new hash', NOON);
      expect(await stores().accounts.confirmEmail(account.id, change.codeHash, NOON)).toBeUndefined();
    });

    it('accepts a code until it expires, and never after [VAL-06]', async () => {
      const account = await created();
      const { codeHash } = await coded(account, { purpose: 'resetPassword' });
      const isValidAt = (afterMs: number) =>
        stores().accounts.canReset(emailKeyOf(account.email), codeHash, addMs(NOON, afterMs));
      expect([await isValidAt(DAY_MS - 1), await isValidAt(DAY_MS)]).toEqual([true, false]);
    });

    it('refuses a code for an address that the account no longer has', async () => {
      const account = await created();
      const { codeHash } = await coded(account, { purpose: 'resetPassword' });
      const email = `${token()}@example.com`;
      const change = await coded(account, { email });
      await stores().accounts.confirmEmail(account.id, change.codeHash, NOON);
      expect(await stores().accounts.canReset(emailKeyOf(email), codeHash, NOON)).toBe(false);
    });
  });

  describe('changePassword', () => {
    it('ends every session and code, and does nothing if the old hash has changed', async () => {
      const account = await created();
      const [session, reset] = [await opened(account), await coded(account, { purpose: 'resetPassword' })];
      expect(await stores().accounts.changePassword(account.id, 'other', 'new')).toBe(false);
      expect(await stores().sessions.use(session, NOON)).toBeDefined();
      expect(await stores().accounts.changePassword(account.id, 'hash', 'new')).toBe(true);
      expect(await stores().accounts.canReset(emailKeyOf(account.email), reset.codeHash, NOON)).toBe(false);
      expect(await stores().sessions.use(session, NOON)).toBeUndefined();
    });
  });

  describe('forgetStale', () => {
    it('deletes expired codes, and old unconfirmed accounts', async () => {
      const early = addMs(NOON, -DAY_MS);
      const [old, young, confirmed] = [
        await created({ isConfirmed: false, createdAt: addMs(early, -1) }),
        await created({ isConfirmed: false, createdAt: early }),
        await created({ createdAt: addMs(early, -1) }),
      ];
      const [over, live] = [
        await coded(young, { expiresAt: NOON }),
        await coded(young, { expiresAt: addMs(NOON, 1) }),
      ];
      await stores().accounts.forgetStale(NOON, early);
      const left = await Promise.all([old, young, confirmed].map(({ id }) => stores().accounts.find(id)));
      expect(left).toEqual([undefined, young, confirmed]);
      const confirm = ({ codeHash }: NewCode) =>
        stores().accounts.confirmEmail(young.id, codeHash, addMs(NOON, -1));
      expect([await confirm(over), await confirm(live)]).toEqual([
        undefined,
        { ...young, isConfirmed: true },
      ]);
    });
  });

  describe('remove', () => {
    it('preserves the orders for the kitchen, without a name', async () => {
      const account = await created({ favorites: [{ type: 'article', code: 'coffee' }] });
      const session = await opened(account);
      const order = aNewOrder({ accountId: account.id, phoneNumber: '+46701234567' });
      await stores().orders.place(order, aKey());
      await stores().accounts.remove(account.id);
      expect(await stores().accounts.find(account.id)).toBeUndefined();
      expect(await stores().accounts.favorites(account.id)).toEqual([]);
      expect(await stores().sessions.use(session, NOON)).toBeUndefined();
      expect(await stores().orders.find(order.id)).toMatchObject({
        ...{ accountId: undefined, email: undefined, phoneNumber: undefined },
        ...{ items: order.items, status: 'calculatedPrice' },
      });
    });
  });

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
    await stores().sessions.rememberDevice(device, account.id, NOON);
    await stores().sessions.rememberDevice(device, account.id, NOON);
    expect(await stores().sessions.isKnownDevice(device, account.id, NOON)).toBe(true);
    expect(await stores().sessions.isKnownDevice(device, other.id, NOON)).toBe(false);
    expect(await stores().sessions.isKnownDevice(device, anAccountId(), NOON)).toBe(false);
  });

  it('deletes a device a year after its last use, to the millisecond', async () => {
    const account = await created();
    const device = sha256(token());
    await stores().sessions.rememberDevice(device, account.id, NOON);
    const isKnown = (afterMs: number) =>
      stores().sessions.isKnownDevice(device, account.id, addMs(NOON, afterMs));
    expect([await isKnown(DEVICE_MAX_MS - 1), await isKnown(DEVICE_MAX_MS)]).toEqual([true, false]);
    await stores().sessions.rememberDevice(sha256(token()), (await created()).id, addMs(NOON, DEVICE_MAX_MS));
    expect(await isKnown(0)).toBe(false);
  });

  it('has at most the 20 most recent devices of an account, and all of others', async () => {
    const [account, other] = [await created(), await created()];
    const devices = Array.from({ length: 25 }, () => sha256(token()));
    for (const [index, device] of devices.entries()) {
      await stores().sessions.rememberDevice(device, account.id, addMs(NOON, index));
      await stores().sessions.rememberDevice(devices[0]!, other.id, NOON);
    }
    const known = [];
    for (const device of devices) known.push(await stores().sessions.isKnownDevice(device, account.id, NOON));
    expect(known).toEqual([...Array(5).fill(false), ...Array(20).fill(true)]);
    expect(await stores().sessions.isKnownDevice(devices[0]!, other.id, NOON)).toBe(true);
  });
});
