import { expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { MAX_PASSKEYS } from '@api/accounts/passkey-store';
import type { Stores } from '@api/stores';
import { sha256 } from '@api/system/hashes';
import { aCode, anAccountId, aNewAccount } from '@test/support/api/an-account';
import { aStoredPasskey } from '@test/support/api/a-stored-passkey';
import { NOON } from '@test/support/api/a-stored-order';
import { aStaffAccount } from '@test/support/api/a-staff-account';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';

const anOwner = async (stores: Stores) => must(await stores.accounts.create(aNewAccount()));

describeEachStore('PasskeyStore', (stores) => {
  it('stores the passkeys of an account, the oldest first', async () => {
    const [{ id }, other] = [await anOwner(stores()), await anOwner(stores())];
    const newer = aStoredPasskey({
      madeAt: addMs(NOON, 1),
      usedAt: addMs(NOON, 2),
      signCount: 4_294_967_295,
    });
    const older = aStoredPasskey();
    expect(await stores().passkeys.add(id, older)).toBe('added');
    expect(await stores().passkeys.add(id, newer)).toBe('added');
    expect(await stores().passkeys.ofAccount(id)).toEqual([older, newer]);
    expect(await stores().passkeys.ofAccount(other.id)).toEqual([]);
  });

  it('separates accounts that have a credential of the same id', async () => {
    const [one, other] = [await anOwner(stores()), await anOwner(stores())];
    const passkey = aStoredPasskey();
    await stores().passkeys.add(one.id, passkey);
    const copy = { ...passkey, publicKey: token() };
    expect(await stores().passkeys.add(other.id, copy)).toBe('added');
    await stores().passkeys.remove(other.id, passkey.credentialId);
    expect(await stores().passkeys.ofAccount(one.id)).toEqual([passkey]);
  });

  it('replaces none by another of the same id, and adds none to an account that is gone', async () => {
    const { id } = await anOwner(stores());
    const passkey = aStoredPasskey();
    await stores().passkeys.add(id, passkey);
    expect(await stores().passkeys.add(id, { ...passkey, publicKey: token() })).toBe('known');
    expect(await stores().passkeys.ofAccount(id)).toEqual([passkey]);
    expect(await stores().passkeys.add(anAccountId(), aStoredPasskey())).toBe('gone');
  });

  it('never stores more than the maximum, also by concurrent calls', async () => {
    const { id } = await anOwner(stores());
    const calls = Array.from({ length: MAX_PASSKEYS + 3 }, () => stores().passkeys.add(id, aStoredPasskey()));
    expect((await Promise.all(calls)).filter((addition) => addition === 'full')).toHaveLength(3);
    expect(await stores().passkeys.ofAccount(id)).toHaveLength(MAX_PASSKEYS);
  });

  it('renames and removes what there is', async () => {
    const { id } = await anOwner(stores());
    const passkey = aStoredPasskey();
    await stores().passkeys.add(id, passkey);
    expect(await stores().passkeys.rename(id, passkey.credentialId, 'Phone')).toBe(true);
    expect(await stores().passkeys.ofAccount(id)).toEqual([{ ...passkey, name: 'Phone' }]);
    expect(await stores().passkeys.rename(id, token(), 'Phone')).toBe(false);
    expect(await stores().passkeys.remove(id, passkey.credentialId)).toBe(true);
    expect(await stores().passkeys.remove(id, passkey.credentialId)).toBe(false);
    expect(await stores().passkeys.ofAccount(id)).toEqual([]);
  });

  it('stores each login, and refuses a count that is not above the last', async () => {
    const { id } = await anOwner(stores());
    const passkey = aStoredPasskey({ signCount: 5 });
    await stores().passkeys.add(id, passkey);
    const use = (count: number) => stores().passkeys.use(id, passkey.credentialId, count, addMs(NOON, count));
    expect([await use(5), await use(4), await use(0), await use(7), await use(7)]).toEqual([
      ...[false, false, false, true, false],
    ]);
    expect(await stores().passkeys.ofAccount(id)).toEqual([
      { ...passkey, signCount: 7, usedAt: addMs(NOON, 7) },
    ]);
  });

  it('admits any number of logins of an authenticator that does not count, until it is removed', async () => {
    const { id } = await anOwner(stores());
    const { credentialId } = aStoredPasskey();
    await stores().passkeys.add(id, aStoredPasskey({ credentialId }));
    const use = () => stores().passkeys.use(id, credentialId, 0, NOON);
    expect([await use(), await use()]).toEqual([true, true]);
    await stores().passkeys.remove(id, credentialId);
    expect(await use()).toBe(false);
  });

  it('removes the passkeys with the account, and when the password is reset by an e-mail', async () => {
    const [gone, recovered] = [await anOwner(stores()), await anOwner(stores())];
    for (const { id } of [gone, recovered]) await stores().passkeys.add(id, aStoredPasskey());
    await stores().accounts.remove(gone.id);
    const { id: accountId, email } = recovered;
    const code = aCode({ accountId, email, purpose: 'resetPassword' });
    await stores().accounts.issueCode(code);
    await stores().accounts.resetPassword(email.toLowerCase(), code.codeHash, 'new', NOON);
    expect(await stores().passkeys.ofAccount(gone.id)).toEqual([]);
    expect(await stores().passkeys.ofAccount(recovered.id)).toEqual([]);
  });

  it('preserves the passkeys when a member changes their password', async () => {
    const { id, passwordHash } = await anOwner(stores());
    const passkey = aStoredPasskey();
    await stores().passkeys.add(id, passkey);
    await stores().accounts.changePassword(id, must(passwordHash), 'new');
    expect(await stores().passkeys.ofAccount(id)).toEqual([passkey]);
  });

  it('consumes a challenge once, before it expires', async () => {
    const [used, expired] = [sha256(token()), sha256(token())];
    const expiresAt = addMs(NOON, 1000);
    for (const hash of [used, expired]) await stores().passkeys.saveChallenge(hash, expiresAt);
    const uses = [1, 2, 3].map(() => stores().passkeys.consumeChallenge(used, addMs(NOON, 999)));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    expect(await stores().passkeys.consumeChallenge(expired, expiresAt)).toBe(false);
    expect(await stores().passkeys.consumeChallenge(sha256(token()), NOON)).toBe(false);
  });

  it('forgets expired challenges alone', async () => {
    const [old, fresh] = [sha256(token()), sha256(token())];
    await stores().passkeys.saveChallenge(old, NOON);
    await stores().passkeys.saveChallenge(fresh, addMs(NOON, 2));
    await stores().passkeys.forgetChallenges(addMs(NOON, 1));
    expect(await stores().passkeys.consumeChallenge(old, addMs(NOON, -1))).toBe(false);
    expect(await stores().passkeys.consumeChallenge(fresh, NOON)).toBe(true);
  });
});

describeEachStore('the passkeys of the staff', (stores) => {
  it('are stored, used and removed as those of members, and end with the account [DEC-142]', async () => {
    const [account, other] = [aStaffAccount(), aStaffAccount()];
    for (const each of [account, other]) await stores().staff.addAccount(each);
    const [one, two] = [aStoredPasskey(), aStoredPasskey({ madeAt: addMs(NOON, 1) })];
    for (const passkey of [one, two])
      expect(await stores().staffPasskeys.add(account.id, passkey)).toBe('added');
    await stores().staffPasskeys.add(other.id, one);
    expect(await stores().staffPasskeys.use(account.id, one.credentialId, 7, NOON)).toBe(true);
    expect(await stores().staffPasskeys.use(account.id, one.credentialId, 7, NOON)).toBe(false);
    expect(await stores().staffPasskeys.ofAccount(account.id)).toEqual([
      { ...one, signCount: 7, usedAt: NOON },
      two,
    ]);
    expect(await stores().staffPasskeys.removeAll(account.id)).toBe(2);
    expect(await stores().staffPasskeys.removeAll(account.id)).toBe(0);
    expect(await stores().staffPasskeys.ofAccount(other.id)).toEqual([one]);
    await stores().staff.removeAccount(other.id);
    expect(await stores().staffPasskeys.ofAccount(other.id)).toEqual([]);
    expect(await stores().staffPasskeys.add(other.id, one)).toBe('gone');
  });
});
