import { describe, expect, it } from 'vitest';

import {
  type ConfirmationLink,
  ConfirmEmailViewModel,
} from '@/ui/screens/confirm-email/confirm-email-view-model';
import { anAccountTab, PASSWORD } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';
import { aRegistrationForm } from '@test/support/builders/a-registration-form';
import { must } from '@test/support/builders/must';

const NEW = 'new@example.com';

async function opened(link?: ConfirmationLink) {
  const tab = anAccountTab();
  await tab.register.register(aRegistrationForm({ email: NEW }));
  const { userId, code } = must(tab.identity.emails.at(-1));
  await tab.navigator.go(`/confirm-email?userId=${userId}&code=${code}`);
  const model = new ConfirmEmailViewModel(tab, link ?? { userId, code });
  model.start();
  return { tab, model, code };
}

describe('ConfirmEmailViewModel', () => {
  it('confirms only when the button is pressed, since mail scanners open links', async () => {
    const { tab, model } = await opened();
    expect([model.state, tab.identity.members.get(NEW)?.isConfirmed]).toEqual(['ready', false]);
    await model.confirm();
    expect([model.state, tab.identity.members.get(NEW)?.isConfirmed]).toEqual(['done', true]);
  });

  it('removes the code from the address and the history at once', async () => {
    const { tab, code } = await opened();
    expect(tab.navigator.current).toBe('/confirm-email');
    expect(tab.navigator.entries.join(' ')).not.toContain(code);
  });

  it.each([
    { userId: 'user-2', code: undefined },
    { userId: undefined, code: 'code-1' },
  ])('requires a complete link: %j', async (link) => {
    expect((await opened(link)).model.state).toBe('missing');
  });

  it('reports an invalid link [ERR-11]', async () => {
    const { model } = await opened({ userId: 'user-2', code: 'made-up' });
    await model.confirm();
    expect(model.state).toBe('invalid');
  });

  it('can be tried again after a failure, and sends one call at a time', async () => {
    const { tab, model } = await opened();
    tab.identity.script.failNext({ kind: 'unreachable', isTimeout: false });
    await Promise.all([model.confirm(), model.confirm()]);
    expect([model.state, model.failure?.key]).toEqual(['ready', 'error.unreachable']);
    await model.confirm();
    expect([model.state, model.failure]).toEqual(['done', undefined]);
  });

  it('handles the new address of a logged-in member', async () => {
    const { tab, model } = await opened();
    expect(model.isLoggedIn).toBe(false);
    await tab.logIn.logIn(aMember().email, PASSWORD);
    expect(model.isLoggedIn).toBe(true);
  });
});
