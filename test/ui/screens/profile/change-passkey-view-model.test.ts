import { describe, expect, it } from 'vitest';

import type { Passkey } from '@/domain/customer/passkey';
import { ChangePasskeyViewModel } from '@/ui/screens/profile/change-passkey-view-model';
import { aMemberTab } from '@test/support/a-member-tab';
import { aPasskey } from '@test/support/builders/a-passkey';
import { refusal } from '@test/support/memory/refusal';

const PHONE = aPasskey();

function opened() {
  const tab = aMemberTab();
  tab.club.passkeys.stored = [PHONE];
  const [renamed, removed]: [Passkey[], Passkey[]] = [[], []];
  const model = new ChangePasskeyViewModel({ passkeys: tab.accountPasskeys }, PHONE, {
    onRenamed: (passkey) => renamed.push(passkey),
    onRemoved: (passkey) => removed.push(passkey),
  });
  return { passkeys: tab.club.passkeys, model, renamed, removed };
}

describe('ChangePasskeyViewModel', () => {
  it('renames the passkey [DEC-99]', async () => {
    const { passkeys, model, renamed } = opened();
    expect(model.name).toBe(PHONE.name);
    model.setName(' Phone ');
    await model.rename();
    expect([renamed, passkeys.stored]).toEqual([
      [aPasskey({ name: 'Phone' })],
      [aPasskey({ name: 'Phone' })],
    ]);
  });

  it('sends no empty name, and says so until it is changed', async () => {
    const { passkeys, model, renamed } = opened();
    model.setName(' ');
    await model.rename();
    expect([model.isNameRefused, passkeys.script.calls, renamed]).toEqual([true, [], []]);
    model.setName('x');
    expect(model.isNameRefused).toBe(false);
  });

  it('removes the passkey [DEC-99]', async () => {
    const { passkeys, model, removed } = opened();
    await model.remove();
    expect([removed, passkeys.stored]).toEqual([[PHONE], []]);
  });

  it('says why nothing was changed, and keeps the name that was typed', async () => {
    const { passkeys, model, renamed, removed } = opened();
    passkeys.script.failure = refusal(500);
    model.setName('Phone');
    await model.rename();
    await model.remove();
    expect([model.problem?.key, model.name, model.isWorking]).toEqual(['error.server', 'Phone', false]);
    expect([renamed, removed]).toEqual([[], []]);
  });

  it('does one thing at a time', async () => {
    const { passkeys, model, removed } = opened();
    const release = passkeys.script.holdNext();
    const first = model.remove();
    await model.rename();
    release();
    await first;
    expect([passkeys.script.calls, removed]).toEqual([['remove'], [PHONE]]);
  });
});
