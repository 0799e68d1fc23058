import { expect, it } from 'vitest';
import { aNewAccount } from '@test/support/api/an-account';
import { NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';

const anIdentity = () => ({ provider: 'lucka-id', subject: token() });

describeEachStore('ExternalLoginStore', (stores) => {
  it('creates an account for a new person, found from then on', async () => {
    const [identity, newcomer] = [anIdentity(), aNewAccount()];
    expect(await stores().externalLogins.find(identity)).toBeUndefined();
    const account = await stores().externalLogins.admit(identity, newcomer, NOON);
    expect(account.id).toBe(newcomer.id);
    expect(await stores().externalLogins.find(identity)).toEqual(account);
    expect(await stores().externalLogins.ofAccount(account.id)).toEqual([
      { provider: 'lucka-id', linkedAt: NOON },
    ]);
    expect(await stores().externalLogins.admit(identity, aNewAccount(), NOON)).toEqual(account);
  });

  it('separates the persons of providers', async () => {
    const identity = anIdentity();
    await stores().externalLogins.admit(identity, aNewAccount(), NOON);
    expect(await stores().externalLogins.find({ ...identity, provider: 'other' })).toBeUndefined();
  });

  it('finds the account with the address, in any spelling', async () => {
    const member = must(await stores().accounts.create(aNewAccount({ email: `Åsa-${token()}@Example.com` })));
    const newcomer = aNewAccount({ email: member.email.toUpperCase() });
    const account = await stores().externalLogins.admit(anIdentity(), newcomer, NOON);
    expect(account).toEqual(member);
  });

  it('replaces an unconfirmed account with that address, including its password', async () => {
    const squatter = must(await stores().accounts.create(aNewAccount({ isConfirmed: false })));
    const newcomer = aNewAccount({ email: squatter.email, passwordHash: undefined });
    const account = await stores().externalLogins.admit(anIdentity(), newcomer, NOON);
    expect(account).toMatchObject({ id: newcomer.id, passwordHash: undefined, isConfirmed: true });
    expect(await stores().accounts.find(squatter.id)).toBeUndefined();
  });

  it('creates one account for concurrent calls of one person', async () => {
    const identity = anIdentity();
    const email = `${token()}@example.com`;
    const admitted = await Promise.all(
      Array.from({ length: 6 }, () => stores().externalLogins.admit(identity, aNewAccount({ email }), NOON)),
    );
    expect(new Set(admitted.map(({ id }) => id)).size).toBe(1);
  });

  it('finds nobody after the account is deleted', async () => {
    const identity = anIdentity();
    const { id } = await stores().externalLogins.admit(identity, aNewAccount(), NOON);
    await stores().accounts.remove(id);
    expect(await stores().externalLogins.find(identity)).toBeUndefined();
  });
});
