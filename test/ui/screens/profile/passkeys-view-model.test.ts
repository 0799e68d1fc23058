import { describe, expect, it } from 'vitest';

import { passkeyId, type Passkey } from '@/domain/customer/passkey';
import { PasskeysViewModel } from '@/ui/screens/profile/passkeys-view-model';
import { aMemberTab } from '@test/support/a-member-tab';
import { aPasskey } from '@test/support/builders/a-passkey';
import { refusal } from '@test/support/memory/refusal';

const PHONE = aPasskey();
const KEY = aPasskey({ id: passkeyId('passkey-2'), name: 'Key' });

async function opened(stored: readonly Passkey[] | undefined, isSupported = true) {
  const tab = aMemberTab();
  tab.club.passkeys.stored = stored;
  tab.authenticator.isSupported = isSupported;
  const model = new PasskeysViewModel({ passkeys: tab.accountPasskeys, clock: tab.clock });
  await model.load();
  return { tab, model };
}

describe('PasskeysViewModel', () => {
  it('lists the passkeys, and offers to add one [DEC-99]', async () => {
    const { model } = await opened([PHONE, KEY]);
    expect([model.isShown, model.stored, model.canAdd]).toEqual([true, [PHONE, KEY], true]);
  });

  it.each([
    ['offers to add the first one', [], true, true],
    ['is absent where the browser has no passkeys and the member none', [], false, false],
    ['lists those there are in a browser that has no passkeys', [PHONE], false, true],
    ['is absent where the back end has none', undefined, true, false],
  ] as const)('%s [DEC-99]', async (_, stored, isSupported, isShown) => {
    expect((await opened(stored, isSupported)).model.isShown).toBe(isShown);
  });

  it('shows what was added, renamed and removed, and closes the dialog', async () => {
    const { model } = await opened([PHONE]);
    model.askToAdd();
    model.add(KEY);
    expect([model.isAdding, model.done, model.stored]).toEqual([false, 'added', [PHONE, KEY]]);
    model.askToChange(PHONE);
    const renamed = { ...PHONE, name: 'Phone' };
    model.rename(renamed);
    expect([model.changing, model.done, model.stored]).toEqual([undefined, 'renamed', [renamed, KEY]]);
    model.remove(renamed);
    expect([model.done, model.stored]).toEqual(['removed', [KEY]]);
  });

  it('says that it could not load, and loads again', async () => {
    const { tab, model } = await opened([PHONE]);
    tab.club.passkeys.script.failNext(refusal(500));
    await model.load();
    expect([model.isShown, model.isFailed, model.canAdd]).toEqual([true, true, false]);
    await model.load();
    expect([model.isFailed, model.stored]).toEqual([false, [PHONE]]);
  });

  it('shows nothing that arrives after the screen was left', async () => {
    const { tab, model } = await opened([]);
    const release = tab.club.passkeys.script.holdNext();
    const leave = model.start();
    tab.club.passkeys.stored = [PHONE];
    leave();
    release();
    await tab.clock.settle();
    expect(model.stored).toEqual([]);
  });
});
