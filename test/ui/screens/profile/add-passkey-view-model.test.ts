import { describe, expect, it } from 'vitest';

import type { Passkey } from '@/domain/customer/passkey';
import { AddPasskeyViewModel } from '@/ui/screens/profile/add-passkey-view-model';
import { aMemberTab } from '@test/support/a-member-tab';
import { aPasskey } from '@test/support/builders/a-passkey';
import { refusal } from '@test/support/memory/refusal';

const PASSWORD = 'Passw0rd!';

function opened() {
  const tab = aMemberTab();
  tab.authenticator.isSupported = true;
  const added: Passkey[] = [];
  const model = new AddPasskeyViewModel({ passkeys: tab.accountPasskeys }, (passkey) => added.push(passkey));
  const add = async (password = PASSWORD) => {
    model.setPassword(password);
    await model.add();
  };
  return { tab, model, added, add };
}

describe('AddPasskeyViewModel', () => {
  it('adds a passkey [DEC-99]', async () => {
    const { added, add } = opened();
    await add();
    expect(added).toEqual([aPasskey()]);
  });

  it('shows a wrong password until another one is typed', async () => {
    const { model, added, add } = opened();
    await add('wrong');
    expect([model.isPasswordWrong, model.problem, added]).toEqual([true, undefined, []]);
    model.setPassword('other');
    expect(model.isPasswordWrong).toBe(false);
  });

  it.each(['cancelled', 'known', 'unavailable'] as const)(
    'says that it was %s, and keeps the password for another attempt',
    async (reason) => {
      const { tab, model, added, add } = opened();
      tab.authenticator.failure = reason;
      await add();
      expect([model.problem?.key, model.password, model.isWorking]).toEqual([
        `passkey.${reason}`,
        PASSWORD,
        false,
      ]);
      tab.authenticator.failure = undefined;
      await model.add();
      expect([model.problem, added]).toEqual([undefined, [aPasskey()]]);
    },
  );

  it('says what else went wrong', async () => {
    const { tab, model, add } = opened();
    tab.club.passkeys.script.failNext(refusal(422, 'too-many', { family: 'passkey' }));
    await add();
    expect(model.problem?.key).toBe('error.passkey.too-many');
    tab.club.passkeys.script.failNext(refusal(429, undefined, { retryAfterMs: 900_000 }));
    await add();
    expect(model.problem).toEqual({ key: 'account.tooManyTries', values: { count: 15 } });
  });

  it('adds one however often it is pressed', async () => {
    const { tab, model, added } = opened();
    model.setPassword(PASSWORD);
    const release = tab.club.passkeys.script.holdNext();
    const first = model.add();
    await model.add();
    release();
    await first;
    expect(added).toHaveLength(1);
  });
});
