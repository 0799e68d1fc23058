import { beforeAll, describe, expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { emailKeyOf, type Account } from '@api/accounts/account';
import type { NewAccount, NewCode } from '@api/accounts/account-store';
import { storeChain } from '@api/chain/store-chain';
import { sha256 } from '@api/system/hashes';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, NOON } from '@test/support/api/a-stored-order';
import { aCode, aNewAccount, DAY_MS } from '@test/support/api/an-account';
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
      await stores().devices.rememberDevice(sha256('device'), account.id, NOON);
      await stores().accounts.countAttempt(account.id, 1);
      const reset = () =>
        stores().accounts.resetPassword(emailKeyOf(account.email), codeHash, 'new hash', NOON);
      const answers = await fifty(reset);
      const expected = { ...account, isConfirmed: true, passwordHash: 'new hash' };
      expect(answers.filter((answer) => answer !== undefined)).toEqual([expected]);
      expect(await stores().sessions.use(session, NOON)).toBeUndefined();
      expect(await stores().devices.isKnownDevice(sha256('device'), account.id, NOON)).toBe(false);
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
});
