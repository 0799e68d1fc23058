import { describe, expect, it } from 'vitest';

import { passkeyId } from '@/domain/customer/passkey';
import { aMemberTab } from '@test/support/a-member-tab';
import { aPasskey } from '@test/support/builders/a-passkey';
import { refusal } from '@test/support/memory/refusal';

const PASSWORD = 'Passw0rd!';

function opened() {
  const { accountPasskeys, authenticator, club } = aMemberTab();
  authenticator.isSupported = true;
  return { own: accountPasskeys, authenticator, passkeys: club.passkeys };
}

describe('AccountPasskeys', () => {
  it('lists the passkeys [DEC-99]', async () => {
    const { own, passkeys } = opened();
    passkeys.stored = [aPasskey()];
    expect(await own.list()).toEqual({ ok: true, value: [aPasskey()] });
  });

  it('has no list where the back end has none [DEC-99]', async () => {
    const { own, passkeys } = opened();
    passkeys.stored = undefined;
    expect(await own.list()).toEqual({ ok: true, value: undefined });
  });

  it('adds what the authenticator has made, once the password was right [DEC-99]', async () => {
    const { own, passkeys } = opened();
    expect(await own.add(PASSWORD)).toEqual({ ok: true, value: aPasskey() });
    expect([passkeys.script.calls, passkeys.stored]).toEqual([['creationOptions', 'add'], [aPasskey()]]);
  });

  it('does not ask the authenticator after a wrong password', async () => {
    const { own, authenticator, passkeys } = opened();
    authenticator.failure = 'cancelled';
    expect(await own.add('wrong')).toMatchObject({ error: { errors: ['PasswordMismatch'] } });
    expect(passkeys.script.calls).toEqual(['creationOptions']);
  });

  it.each(['cancelled', 'known', 'unavailable'] as const)(
    'sends nothing where the authenticator answers: %s',
    async (reason) => {
      const { own, authenticator, passkeys } = opened();
      authenticator.failure = reason;
      expect(await own.add(PASSWORD)).toEqual({ ok: false, error: { kind: 'authenticator', reason } });
      expect([passkeys.script.calls, passkeys.stored]).toEqual([['creationOptions'], []]);
    },
  );

  it('renames, and removes also what is gone already', async () => {
    const { own, passkeys } = opened();
    passkeys.stored = [aPasskey()];
    expect(await own.rename(aPasskey().id, 'Phone')).toMatchObject({ ok: true });
    expect(passkeys.stored).toEqual([aPasskey({ name: 'Phone' })]);
    for (const _ of [1, 2]) expect(await own.remove(aPasskey().id)).toEqual({ ok: true, value: undefined });
    expect(passkeys.stored).toEqual([]);
    expect(await own.rename(passkeyId('gone'), 'Phone')).toMatchObject({ error: { status: 404 } });
  });

  it('returns other failures', async () => {
    const { own, passkeys } = opened();
    passkeys.script.failure = refusal(500);
    for (const call of [own.list(), own.add(PASSWORD), own.remove(aPasskey().id)])
      expect(await call).toMatchObject({ ok: false, error: { status: 500 } });
  });

  it('can add only where the browser can', () => {
    const { own, authenticator } = opened();
    expect(own.canAdd).toBe(true);
    authenticator.isSupported = false;
    expect(own.canAdd).toBe(false);
  });
});
